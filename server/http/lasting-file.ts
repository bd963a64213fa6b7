import type { CachedPage } from '../page-cache/page-cache.ts';
import { encode, isCompressible, SMALLEST } from './encoding.ts';
import { securityHeaders } from './security-headers.ts';

interface LastingFile {
  bytes: Buffer;
  /** Content type. */
  type: string;
  /** Content security policy. */
  policy: string;
}

/** The answer for a file that never changes under its name, compressed once. */
export async function lastingFile(
  { bytes, type, policy }: LastingFile,
  protocol: 'http' | 'https',
): Promise<CachedPage> {
  const small = bytes.byteLength < SMALLEST || !isCompressible(type);
  const [gzip, br] = small
    ? [undefined, undefined]
    : await Promise.all([encode(bytes, 'gzip', 'kept'), encode(bytes, 'br', 'kept')]);
  return {
    status: 200,
    headers: [
      ...securityHeaders(protocol),
      ['content-security-policy', policy],
      ['content-type', type],
      ['cache-control', 'public, max-age=31536000, immutable'],
      ['vary', 'Accept-Encoding'],
    ],
    etag: undefined,
    bodies: { identity: bytes, ...(gzip && { gzip }), ...(br && { br }) },
    generation: 0,
  };
}
