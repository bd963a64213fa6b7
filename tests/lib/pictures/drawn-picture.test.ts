import { expect, it } from 'vitest';
import { drawnPicture, readDrawnPicture } from '@/lib/pictures/drawn-picture';

it('only a composed drawing has painted pictures', () => {
  expect(drawnPicture('/media/demo/groups/0a1b.svg', 360)).toBe('/beeld/360/groups/0a1b.webp');
  expect(drawnPicture('/media/demo/scenes/winkel-1.svg', 1280)).toBe('/beeld/1280/scenes/winkel-1.webp');
  for (const other of [
    '/media/demo/packshots/0a1b.svg',
    '/media/demo/groups/0a1b.jpg',
    'https://x.example/groups/a.svg',
    '',
  ])
    expect(drawnPicture(other, 360)).toBeNull();
});

it('their addresses are parsed back, in the widths that exist', () => {
  expect(readDrawnPicture('/beeld/360/groups/0a1b.webp')).toEqual(['360', 'groups', '0a1b']);
  for (const other of [
    '/beeld/361/groups/a.webp',
    '/beeld/360/geheim/a.webp',
    '/beeld/360/groups/../a.webp',
    '/beeld/360/groups/a.svg',
  ])
    expect(readDrawnPicture(other)).toBeNull();
});
