import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** Four bytes in front of every entry; another form of entries needs another one. */
const MARK = Buffer.from('TB1\n');
const HEAD_BYTES = MARK.byteLength + 4;

/** An entry with its key as bytes, with a mark of their form and a checksum. */
export function wrap(key: string, value: object): Buffer {
  const content = serialize({ key, value });
  const head = Buffer.alloc(HEAD_BYTES);
  MARK.copy(head);
  head.writeUInt32BE(crc32(content), MARK.byteLength);
  return Buffer.concat([head, content]);
}

/** The value of an entry; undefined when the bytes are damaged, in another form, or those of another key. */
export function unwrap(key: string, bytes: Buffer): unknown {
  if (bytes.byteLength <= HEAD_BYTES || !bytes.subarray(0, MARK.byteLength).equals(MARK)) return undefined;
  const content = bytes.subarray(HEAD_BYTES);
  if (crc32(content) !== bytes.readUInt32BE(MARK.byteLength)) return undefined;
  try {
    const read = deserialize(content) as { key?: unknown; value?: unknown } | null;
    return read?.key === key ? read.value : undefined;
  } catch {
    return undefined;
  }
}
