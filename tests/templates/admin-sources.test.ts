import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sourcesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(`app/${file}`, 'utf8').matchAll(pattern)].map(([, path = '']) => path.replace('../', ''));

it("what only admins use is not in the visitors' style", () => {
  const rooms = globSync('components/*/**/*.{ts,tsx}')
    .filter((file) => readFileSync(file, 'utf8').includes("'@/locales/nl/admin/"))
    .map((file) => file.split('/').slice(0, 2).join('/'));
  const others = ['templates/basis/admin', 'app/rewritten/admin'];
  const left = sourcesIn('globals.css', /^@source not "([^"]+)";/gm);
  expect([...left].sort()).toEqual([...new Set([...rooms, ...others])].sort());
});

it('the style of admins has every utility, in one order', () => {
  expect(sourcesIn('admin.css', /^@source "([^"]+)";/gm)).toEqual(['app', 'components', 'templates']);
});
