// The archives of Python (tools/bytecode.py): a tar, gzipped. Unpacked here and not by Python, they
// cost a fraction, and no module has to be searched for in a zip (docs/why.md).

const BLOCK = 512; // bytes
const text = new TextDecoder();

/** Return the text of a field of a header, up to its first zero byte. */
function field(header, start, end) {
  const bytes = header.subarray(start, end);
  const zero = bytes.indexOf(0);
  return text.decode(zero < 0 ? bytes : bytes.subarray(0, zero));
}

/** Yield the files of a tar (ustar, names of at most 100 bytes): name and bytes of each. */
function* filesOf(tar) {
  for (let start = 0; tar[start]; ) {
    const header = tar.subarray(start, start + BLOCK);
    const size = parseInt(field(header, 124, 136), 8);
    const first = start + BLOCK;
    yield [field(header, 0, 100), tar.subarray(first, first + size)];
    start = first + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** Fetch an archive and return its files: name and bytes of each. */
export async function fetchPack(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const stream = response.body.pipeThrough(new DecompressionStream("gzip"));
  return [...filesOf(new Uint8Array(await new Response(stream).arrayBuffer()))];
}

/** Write files below a folder of Pyodide's file system. */
export function write(FS, folder, files) {
  const made = new Set();
  for (const [name, bytes] of files) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    FS.writeFile(path, bytes, { canOwn: true });
  }
}
