/** Kinds of files that the library accepts. An SVG is none of them: it can contain scripts. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** An AVIF names itself as its brand or among the brands that it is compatible with. */
function isAvif(bytes: Buffer): boolean {
  if (!startsWith(bytes, 'ftyp', 4)) return false;
  const length = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= length; at += 4) if (startsWith(bytes, 'avif', at)) return true;
  return false;
}

/** The kind that the first bytes of a file say; its name and the type that a browser sends count for nothing. */
export function imageKindOf(bytes: Buffer): ImageKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  return isAvif(bytes) ? 'avif' : undefined;
}
