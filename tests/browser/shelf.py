"""The page's IndexedDB, read and written behind its back."""

from playwright.sync_api import Page

OPEN = """const open = () => new Promise((resolve, reject) => {
  const request = indexedDB.open("parlour");
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
const done = (transaction) => new Promise((resolve, reject) => {
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(transaction.error);
});"""
READ = f"""async () => {{ {OPEN}
  const base = await open(), transaction = base.transaction("kept");
  const store = transaction.objectStore("kept");
  const keys = store.getAllKeys(), values = store.getAll();
  await done(transaction);
  base.close();
  return keys.result.map((key, n) => [key, values.result[n]]); }}"""
WRITE = f"""async (texts) => {{ {OPEN}
  const base = await open(), transaction = base.transaction("kept", "readwrite");
  for (const [key, text] of texts) transaction.objectStore("kept").put(text, key);
  await done(transaction);
  base.close(); }}"""


def texts(page: Page) -> dict[str, str]:
    """All that is kept. What was written before this call is complete when it returns."""
    return dict(page.evaluate(READ))


def put(page: Page, wanted: dict[str, str]) -> None:
    """Write texts."""
    page.evaluate(WRITE, list(wanted.items()))


def records(page: Page) -> list[str]:
    """The records of finished games."""
    return [text for key, text in texts(page).items() if key.startswith("done:")]
