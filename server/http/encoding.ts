import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|rss\+xml|wasm)|image\/svg\+xml|font\/ttf)/i;

/** Below this size in bytes compression saves almost nothing. */
export const SMALLEST = 860;

export function isCompressible(contentType: string | undefined): boolean {
  return COMPRESSIBLE.test(contentType ?? '');
}

/** How much of the header is read: browsers send about thirty characters. */
const MAX_HEADER_LENGTH = 1000;
const QUALITY = /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** The weight of one entry such as `gzip;q=0.5`: from 0 (refused) to 1. An unreadable weight refuses the encoding. */
function weightOf(parameters: readonly string[]): number {
  const quality = parameters.map((one) => one.trim().toLowerCase()).find((one) => one.startsWith('q='));
  if (quality === undefined) return 1;
  return QUALITY.test(quality) ? Number(quality.slice(2)) : 0;
}

/**
 * The best encoding that the browser accepts (RFC 9110, 12.5.3): brotli before gzip, whatever their weights; `q=0`
 * refuses one, and `*` stands for all that the header does not name. The running time grows linearly with the header.
 */
function parseHeader(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const entry of header.slice(0, MAX_HEADER_LENGTH).split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    weights.set(name.trim().toLowerCase(), weightOf(parameters));
  }
  const takes = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Browsers send a handful of different headers, of about thirty characters. */
const MAX_PARSED_HEADERS = 100;
const MAX_PARSED_LENGTH = 100;
const parsed = new Map<string, Encoding>();

/** See `parseHeader`; an absent header takes no compression. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = parsed.get(header);
  if (known) return known;
  const encoding = parseHeader(header);
  if (parsed.size < MAX_PARSED_HEADERS && header.length <= MAX_PARSED_LENGTH) parsed.set(header, encoding);
  return encoding;
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** From quality 8 on Node's brotli clears up to 32 MB for each page: 9 takes thirty times as long and saves half a percent. */
const KEPT_BROTLI = 7;

/** `kept` for bytes that are sent often, `once` for an answer to one customer. */
export type Effort = 'kept' | 'once';

/** Up to this size the way to another thread and back costs more than compressing once. */
const SMALL_BYTES = 32_768;

/** Compresses off the event loop what is large or is kept. */
export async function encode(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  const atOnce = effort === 'once' && bytes.byteLength <= SMALL_BYTES;
  if (encoding === 'gzip') {
    const options = { level: effort === 'kept' ? 9 : 2 };
    return atOnce ? gzipSync(bytes, options) : gzipAsync(bytes, options);
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'kept' ? KEPT_BROTLI : 1,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return atOnce ? brotliCompressSync(bytes, { params }) : brotliAsync(bytes, { params });
}
