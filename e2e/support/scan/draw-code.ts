import bwipjs from 'bwip-js/node';
import sharp from 'sharp';

/** A photo of a code as a phone takes it. */
export interface CodePicture {
  /** The name of bwip-js, and the text to encode. */
  kind: 'ean13' | 'ean8' | 'code128' | 'qrcode' | 'itf14' | 'upca';
  text: string;
  /** Degrees clockwise. */
  tilt?: number;
  /** Share of the light: 1 is full. */
  light?: number;
  /** Radius of the unsharpness, in pixels. */
  unsharp?: number;
}

export const FRAME = { width: 1280, height: 720 };
const TABLE = '#b9b4ad';

/** Draws it on a table, in the middle of a frame. */
export async function drawCode({ kind, text, tilt = 0, light = 1, unsharp }: CodePicture) {
  const code = await bwipjs.toBuffer({
    bcid: kind,
    text,
    scale: 4,
    includetext: kind !== 'qrcode',
    paddingwidth: 10,
    paddingheight: 8,
    backgroundcolor: 'FFFFFF',
  });
  const label = await sharp(code)
    .resize(kind === 'qrcode' ? 320 : 520)
    .rotate(tilt, { background: TABLE })
    .png()
    .toBuffer();
  const scene = await sharp({ create: { ...FRAME, channels: 3, background: TABLE } })
    .composite([
      {
        input: await sharp(label)
          .resize({ ...FRAME, fit: 'inside', withoutEnlargement: true })
          .toBuffer(),
      },
    ])
    .png()
    .toBuffer();
  const photo = unsharp ? sharp(scene).blur(unsharp) : sharp(scene);
  return photo.linear(light, 0);
}
