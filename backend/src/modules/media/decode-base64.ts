import { MAX_IMAGE_BYTES } from '@toonbank/contract';
import { DomainError } from '../../http/errors.ts';

const DATA_URL = /^data:[\w.+/-]{0,100};base64,/;

/**
 * The bytes of a text in base64, or of a data URL.
 * @throws DomainError invalid_request when it is no base64, payload_too_large beyond MAX_IMAGE_BYTES
 */
export function decodeBase64(given: string): Buffer {
  const text = given.slice(DATA_URL.exec(given.slice(0, 150))?.[0].length ?? 0);
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const size = Math.floor((text.length * 3) / 4) - padding;
  if (size > MAX_IMAGE_BYTES) throw new DomainError('payload_too_large', 'The image is larger than 15 MB.');
  const bytes = Buffer.from(text, 'base64');
  // Node skips what is no base64, so that there are fewer bytes then.
  if (text.length % 4 !== 0 || bytes.length !== size || size === 0)
    throw new DomainError('invalid_request', 'This is no base64.', { base64: 'invalid_format' });
  return bytes;
}
