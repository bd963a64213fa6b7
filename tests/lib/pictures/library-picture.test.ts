import { expect, it } from 'vitest';
import { isSizedPicture, librarySizes } from '../../../lib/pictures/library-picture.ts';

const stem = `/media/demo/images/${'0a'.repeat(16)}`;

it('names the sizes of an image of the library, whole or cropped', () => {
  expect(librarySizes(`${stem}.webp`)).toBe(`${stem}-480 480w,${stem}-960 960w,${stem}-1440 1440w`);
  const crops = librarySizes(`${stem}.webp`, '16x9') ?? '';
  expect(crops.startsWith(`${stem}-16x9-480 480w,`)).toBe(true);
  const around = librarySizes(`${stem}.webp`, '16x9', '30x100') ?? '';
  expect(around.startsWith(`${stem}-16x9f30x100-480 480w,`)).toBe(true);
  for (const source of `${crops},${around}`.split(','))
    expect(isSizedPicture(source.split(' ')[0] ?? '')).toBe(true);
});

it('names none for other pictures', () => {
  for (const other of [
    '',
    '/media/demo/scenes/hero.svg',
    `${stem}-480.webp`,
    `https://x.example${stem}.webp`,
  ])
    expect(librarySizes(other), other).toBeUndefined();
  for (const other of [`${stem}.webp`, stem, `${stem}-480.webp`, `/x${stem}-480`])
    expect(isSizedPicture(other), other).toBe(false);
});
