import sharp, { type Sharp } from 'sharp';
import type { Size } from './photograph.ts';

const GAP = 12;

/** A row per site, a column per page, at half size. */
export async function sheetOf(rows: Buffer[][], size: Size): Promise<Sharp> {
  const width = Math.round(size.width / 2);
  const height = Math.round(size.height / 2);
  const columns = Math.max(...rows.map((row) => row.length));
  const parts = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (shot, x) => ({
        input: await sharp(shot).resize(width, height).toBuffer(),
        left: GAP + x * (width + GAP),
        top: GAP + y * (height + GAP),
      })),
    ),
  );
  const ground = {
    width: columns * (width + GAP) + GAP,
    height: rows.length * (height + GAP) + GAP,
    channels: 3 as const,
    background: 'dimgray',
  };
  return sharp({ create: ground }).composite(parts).png();
}
