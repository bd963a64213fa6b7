export interface ScaleOptions {
  /** Longest side in pixels. */
  maxSide: number;
  type: 'image/jpeg' | 'image/webp';
  /** From 0 to 1. */
  quality: number;
}

/** A file up to this size is not re-encoded when its picture needs no scaling. */
const SMALL_BYTES = 1_500_000;

/** The size of the scaled picture, with the same ratio. */
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

/** Decodes the picture of a file, with its EXIF rotation; undefined when the browser cannot decode it. */
async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/**
 * Reads a file as a data URL, scaled down when it is a large photo. A file that the browser cannot decode is read
 * unchanged, because the server may be able to decode it. @throws when the file cannot be read
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
    // The original can be smaller: a drawing with few colours.
    return await toBase64(made && (made.size < file.size || width < bitmap.width) ? made : file);
  } finally {
    bitmap.close();
  }
}
