// Drives Firefox for tests/engines/drivers.py: a JSON text a line in, one a line out.
import { createInterface } from "node:readline";

import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({
  browser: "firefox", executablePath: process.argv[2], headless: true,
});
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 800 });
const faults = [];
page.on("pageerror", (error) => faults.push(error.message));

const commands = {
  open: async ({ address }) => { await page.goto(address); },
  reload: async () => { await page.reload(); },
  run: async ({ script }) => page.evaluate(`(async () => { ${script} })()`),
  faults: async () => faults,
};
for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  let answer;
  try {
    answer = { value: (await commands[command.do](command)) ?? null };
  } catch (error) {
    answer = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
await browser.close();
