import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePhoto } from '../../src/modules/photos/make-photo.ts';

/** 320 × 200, blue with a red field in the middle. */
const photo = () => readFile(new URL('./photo.heic', import.meta.url));

const pixelAt = async (bytes: Buffer, left: number, top: number) => {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw();
  return [...(await pixel.toBuffer())].slice(0, 3);
};

describe('a photo of an iPhone (HEIC)', () => {
  it('becomes a picture that every browser shows, with its colours', async () => {
    const { width, height, bytes, thumb } = await makePhoto('demo', await photo());
    expect([width, height]).toEqual([320, 200]);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect((await sharp(thumb).metadata()).width).toBe(320);
    const [red = 0, , blue = 0] = await pixelAt(bytes, 160, 100);
    expect(red).toBeGreaterThan(blue + 80);
    const [otherRed = 0, , otherBlue = 0] = await pixelAt(bytes, 20, 20);
    expect(otherBlue).toBeGreaterThan(otherRed + 80);
  });

  it('that is cut off or damaged is refused', async () => {
    const whole = await photo();
    const broken = [whole.subarray(0, 200), Buffer.concat([whole.subarray(0, 40), Buffer.alloc(400, 7)])];
    for (const bytes of broken)
      await expect(makePhoto('demo', bytes)).rejects.toMatchObject({ fields: { base64: 'damaged' } });
  });

  it('that claims more pixels than a phone makes is refused before they are decoded', async () => {
    const bytes = Buffer.from(await photo());
    // The sizes of the picture and of its parts stand in boxes named `ispe`.
    for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 1)) {
      bytes.writeUInt32BE(20_000, at + 8);
      bytes.writeUInt32BE(20_000, at + 12);
    }
    await expect(makePhoto('demo', bytes)).rejects.toMatchObject({
      fields: { base64: expect.stringMatching(/damaged|too_many_pixels/) },
    });
  });
});
