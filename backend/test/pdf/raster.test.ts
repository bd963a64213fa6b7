import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rasterise, rasteriseLogo } from '../../src/pdf/raster.ts';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><circle r="9" cx="9" cy="9" fill="#c00"/></svg>`;

describe('pictures for paper', () => {
  it('scales a drawing to the requested size, on white', async () => {
    const jpeg = await rasterise(Buffer.from(drawing(40, 20)), 600);
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 600, height: 300 });
    expect([...data.subarray(-3)].every((channel) => channel > 250)).toBe(true);
  });

  it('does not enlarge a small photograph', async () => {
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
      .webp()
      .toBuffer();
    const { width } = await sharp(await rasterise(photo, 600)).metadata();
    expect(width).toBe(30);
  });

  it('returns nothing for an invalid picture, or one that would fill the memory', async () => {
    expect(await rasterise(Buffer.from('<p>geen plaatje</p>'), 600)).toBeUndefined();
    expect(await rasteriseLogo('<svg')).toBeUndefined();
  });

  it('reads nothing from disk for a drawing', async () => {
    const thief = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8"><image width="8" height="8" xlink:href="file:///proc/self/exe"/></svg>`;
    const { data } = await sharp(await rasterise(Buffer.from(thief), 8))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data].every((channel) => channel > 250)).toBe(true);
  });

  it('draws a logo once', async () => {
    const [first, second] = await Promise.all([
      rasteriseLogo(drawing(80, 24)),
      rasteriseLogo(drawing(80, 24)),
    ]);
    expect(first).toBe(second);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 800, height: 240 });
  });
});
