import { open } from 'node:fs/promises';
import { SourceFault } from './source-fault.ts';

const HEAD_BYTES = 8_192;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Old Excel files and locked workbooks are containers of the same kind; the locked one names what is in it. */
async function isLocked(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const name = Buffer.from('EncryptedPackage', 'utf16le');
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, 1_000_000));
    await file.read(bytes, 0, bytes.length, 0);
    if (bytes.includes(name)) return true;
    await file.read(bytes, 0, bytes.length, Math.max(0, size - bytes.length));
    return bytes.includes(name);
  } finally {
    await file.close();
  }
}

/** The first bytes of a file. */
async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(bytes, 0, HEAD_BYTES, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether a file is a workbook or a text, by its first bytes: names lie. @throws SourceFault for anything else */
export async function fileKind(path: string): Promise<{ kind: 'xlsx' | 'csv'; head: Buffer }> {
  const head = await headOf(path);
  if (head.length === 0) throw new SourceFault('file_empty');
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0))
    throw new SourceFault((await isLocked(path)) ? 'file_protected' : 'file_old');
  if (startsWith(head, 0x50, 0x4b)) return { kind: 'xlsx', head };
  const start = head
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (/^<(?:!doctype html|html|table|meta|head)\b/i.test(start)) throw new SourceFault('file_page');
  if (/^(?:%PDF|<\?xml|<\w|\{|\[\s*[{["])/.test(start)) throw new SourceFault('file_unknown');
  // A picture or a program: no table has these characters, and UTF-16 has zeros only beside its letters.
  const isWide = startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!isWide && /[\u0001-\u0008\u000e-\u001a]/.test(start)) throw new SourceFault('file_unknown');
  return { kind: 'csv', head };
}
