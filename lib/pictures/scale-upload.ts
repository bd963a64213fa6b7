export interface ScaleOptions {
  /** Longest side in pixels; a larger picture would only take longer to send. */
  maxSide: number;
  type: 'image/jpeg' | 'image/webp';
  /** From 0 to 1. */
  quality: number;
}

/** A file of this size is sent as it is where it need not be made smaller. */
const SMALL_BYTES = 1_500_000;

/** The size within which a picture is sent; its ratio stays. */
function fittingSize({ width, height }: ImageBitmap, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
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

/**
 * A file as a server takes it: a data URL, of a smaller picture where the file is a large photo. What the browser can't
 * decode is sent as it is, because the server has the last word. @throws when the file can't be read
 */
export async function scaleUpload(file: Blob, { maxSide, type, quality }: ScaleOptions): Promise<string> {
  const bitmap = await decode(file);
  if (!bitmap) return toBase64(file);
  const { width, height } = fittingSize(bitmap, maxSide);
  try {
    if (width === bitmap.width && file.size <= SMALL_BYTES) return await toBase64(file);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    // A drawing with few colours can be smaller as it was.
    return await toBase64(made && (made.size < file.size || width < bitmap.width) ? made : file);
  } finally {
    bitmap.close();
  }
}
