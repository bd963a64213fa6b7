import { MAX_IMAGE_BYTES } from '@toonbank/contract/editing/image-limits';
import type { ErrorCode } from '@/api/types';

/** What the server keeps at most: a larger picture would only take longer to send. */
const MAX_SIDE_PX = 2560;
/** A file of this size is sent as it is where it need not be made smaller. */
const SMALL_BYTES = 1_500_000;
const QUALITY = 0.9;
/** Of a data URL, with its start. */
const MAX_BASE64 = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 100;

/** The size within which a picture is sent; its ratio stays. */
function fittingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The picture of a file, upright as the camera meant it; undefined for what this browser can't decode. */
async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/** A file as the server takes it, or why it can't be sent. */
export async function readUpload(file: Blob): Promise<{ base64: string } | { code: ErrorCode }> {
  try {
    const base64 = await scaleImage(file);
    return base64.length > MAX_BASE64 ? { code: 'payload_too_large' } : { base64 };
  } catch {
    return { code: 'image_damaged' };
  }
}

/**
 * A file as the server takes it: a data URL, of a smaller picture where the file is a large photo. What the browser can't
 * decode is sent as it is, because the server has the last word.
 */
async function scaleImage(file: Blob): Promise<string> {
  const bitmap = await decode(file);
  if (!bitmap) return toBase64(file);
  const { width, height } = fittingSize(bitmap.width, bitmap.height);
  try {
    if (width === bitmap.width && file.size <= SMALL_BYTES) return await toBase64(file);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
    // A drawing with few colours can be smaller as it was.
    return await toBase64(made && (made.size < file.size || width < bitmap.width) ? made : file);
  } finally {
    bitmap.close();
  }
}
