import sharp from 'sharp';

/** Number of cached logos; there are as many as sites. */
const MAX_CACHED_LOGOS = 200;
const MAX_PIXELS = 40_000_000;
/** Four times the size on paper: sharp at 300 dots per inch. */
const LOGO = { width: 800, height: 240 };

const logos = new Map<string, Promise<Buffer | undefined>>();

const open = (bytes: Buffer, density?: number) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, ...(density && { density }) });

/** Scales a drawing before it is rasterised; a photograph is scaled afterwards. */
async function scaledTo(bytes: Buffer, size: { width: number; height: number }) {
  const { format, width = 1, height = 1 } = await open(bytes).metadata();
  const scale = Math.min(size.width / width, size.height / height);
  const density = format === 'svg' ? Math.min(2_400, Math.max(1, 72 * scale)) : undefined;
  return open(bytes, density)
    .resize({ ...size, fit: 'inside', withoutEnlargement: format !== 'svg' })
    .flatten({ background: '#ffffff' });
}

/**
 * Renders a picture (SVG, WebP, PNG, JPEG, …) on white as JPEG, for `Sheet.picture`. Undefined when it can't be read.
 */
export async function rasterise(bytes: Buffer, pixels: number): Promise<Buffer | undefined> {
  try {
    const image = await scaledTo(bytes, { width: pixels, height: pixels });
    return await image.jpeg({ quality: 86 }).toBuffer();
  } catch {
    return undefined;
  }
}

async function drawLogo(svg: string): Promise<Buffer | undefined> {
  try {
    const image = await scaledTo(Buffer.from(svg), LOGO);
    return await image.png({ palette: true, colours: 64 }).toBuffer();
  } catch {
    return undefined;
  }
}

/** Renders a logo on white as PNG, once. Undefined when it can't be read. */
export function rasteriseLogo(svg: string): Promise<Buffer | undefined> {
  const known = logos.get(svg);
  if (known) return known;
  if (logos.size >= MAX_CACHED_LOGOS) logos.clear();
  const drawing = drawLogo(svg);
  logos.set(svg, drawing);
  return drawing;
}
