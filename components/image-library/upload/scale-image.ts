import { MAX_IMAGE_BYTES } from '@toonbank/contract/editing/image-limits';
import type { ErrorCode } from '@/api/types';
import { scaleUpload } from '@/lib/pictures/scale-upload';

/** Maximum size of a picture on the server. */
const LIBRARY_IMAGE = { maxSide: 2560, type: 'image/webp', quality: 0.9 } as const;
/** Maximum length of a data URL, with its prefix. */
const MAX_BASE64 = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 100;

/** A file as the server takes it, or why it can't be sent. */
export async function readUpload(file: Blob): Promise<{ base64: string } | { code: ErrorCode }> {
  try {
    const base64 = await scaleUpload(file, LIBRARY_IMAGE);
    return base64.length > MAX_BASE64 ? { code: 'payload_too_large' } : { base64 };
  } catch {
    return { code: 'image_damaged' };
  }
}
