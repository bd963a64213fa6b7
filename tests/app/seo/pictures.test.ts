import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { boundedQueue } from '@/app/_data/seo/bounded-queue';
import { drawMark, drawPackshot, drawScene, drawShop, paintDrawing, SHARED } from '@/app/_data/seo/draw';
import { sharedPicture } from '@/app/_data/seo/media';
import { tenants } from '@/tenants';

const square = (colour: string, size = 400) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${colour}"/></svg>`,
  );
const formOf = async (png: Buffer | null) => {
  const { format, width, height } = await sharp(png ?? Buffer.alloc(0)).metadata();
  return { format, width, height };
};

describe('pictures to share', () => {
  it('are PNG of the size that networks show, for any number of groups', async () => {
    for (const count of [0, 1, 3, 4, 5]) {
      const pictures = Array.from({ length: count }, () => square('#888888'));
      expect(await formOf(await drawShop(tenants.demo, pictures))).toEqual({ format: 'png', ...SHARED });
    }
    expect(await formOf(await drawPackshot(tenants.demo, square('#880000')))).toEqual({
      format: 'png',
      ...SHARED,
    });
  });

  it('fill the card with a scene', async () => {
    const scene = await drawScene(tenants.demo, square('#880000'));
    expect(await formOf(scene)).toEqual({ format: 'png', ...SHARED });
    const { data } = await sharp(scene ?? Buffer.alloc(0))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x88, 0, 0]);
  });

  it('are painted without changes, in the requested width', async () => {
    const painted = await paintDrawing(square('#880000'), 360);
    expect(await formOf(painted)).toMatchObject({ format: 'webp', width: 360 });
  });

  it("carry the site's own colours", async () => {
    const demo = await drawPackshot(tenants.demo, square('#880000'));
    const other = await drawPackshot(tenants.huispapier, square('#880000'));
    expect(demo?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('refuse an invalid drawing, and one of absurd size', async () => {
    await expect(drawPackshot(tenants.demo, Buffer.from('<html>'))).rejects.toThrow();
    await expect(drawPackshot(tenants.demo, square('#880000', 30_000))).rejects.toThrow();
  });

  it('exist only for drawings that networks do not accept', () => {
    expect(sharedPicture('/media/demo/packshots/0a1b.svg')).toBe('/delen/packshots/0a1b.png');
    expect(sharedPicture('/media/demo/packshots/0a1b.png')).toBe('/media/demo/packshots/0a1b.png');
    expect(sharedPicture('https://evil.example/a.svg')).toBeNull();
    expect(sharedPicture('/media/demo/../geheim/a.svg')).toBeNull();
    expect(sharedPicture('')).toBeNull();
  });
});

it('an icon has the size in its name', async () => {
  expect(await formOf(await drawMark(tenants.zakkenhuis, 180, true))).toMatchObject({
    width: 180,
    height: 180,
  });
  expect(await formOf(await drawMark(tenants.zakkenhuis, 16, false))).toMatchObject({
    width: 16,
    height: 16,
  });
});

it('the queue of paintings runs some, lets some wait, and refuses the rest', async () => {
  const pass = boundedQueue(1, 1);
  let finish: (value: string) => void = () => undefined;
  const first = pass(
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  const second = pass(async () => 'second');
  expect(await pass(async () => 'third')).toBeNull();
  finish('first');
  expect([await first, await second]).toEqual(['first', 'second']);
  expect(await pass(async () => 'later')).toBe('later');
});
