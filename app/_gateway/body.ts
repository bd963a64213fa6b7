const MEGABYTE = 1_048_576;

export type Body = { text: string } | { refused: 'payload_too_large' | 'unsupported_media_type' };

/**
 * Reads a body up to its limit. An absent one is empty text: the contract has calls without a body (docs/behaviour.md
 * §5.6).
 * @param read the body, where it was read already
 */
export async function readBody(request: Request, limit = MEGABYTE, read?: string): Promise<Body> {
  if (read !== undefined)
    return Buffer.byteLength(read) > limit ? { refused: 'payload_too_large' } : { text: read };
  if (request.method !== 'POST' || !request.body) return { text: '' };
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { refused: 'payload_too_large' };
  const bytes = await collect(request.body, limit);
  if (!bytes) return { refused: 'payload_too_large' };
  const text = bytes.toString('utf8');
  const json = /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
  return text === '' || json ? { text } : { refused: 'unsupported_media_type' };
}

/** A stream's bytes, or null as soon as there are more than `limit`. */
export async function collect(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
