import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|rss\+xml)|image\/svg\+xml|font\/ttf)/i;

/** Below this a compressed body is hardly smaller. */
export const SMALLEST = 860;

export function isCompressible(contentType: string | undefined): boolean {
  return COMPRESSIBLE.test(contentType ?? '');
}

/** The best encoding that the browser takes; `q=0` refuses one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const takes = (name: string) => {
    const at = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i').exec(header);
    return at !== null && Number(at[1] ?? 1) > 0;
  };
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** `kept` is for bytes that are sent often, `once` for an answer to one customer. */
export type Effort = 'kept' | 'once';

/** Compresses off the event loop. */
export async function encode(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(bytes, { level: effort === 'kept' ? 9 : 2 });
  if (encoding === 'identity') return bytes;
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'kept' ? 9 : 1,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
