/** Part of a file, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part that a `Range` header asks for (RFC 9110, 14.1.2), of a file of `size` bytes. Undefined: the whole file, also
 * for several parts at once; `outside`: the file has no such part. Browsers of Apple play a video only in parts.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // Without a beginning it is the end of the file, so many bytes long.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to));
  return first > last || (from === '' && Number(to) === 0) ? 'outside' : { first, last };
}
