import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fallbackFiles } from '../../../lib/routing/site-files.ts';
import { ICONS } from '../../../lib/urls/internal-urls.ts';

it('the sprite of the icons has a hash of its content as its name, so that browsers may keep it for ever', () => {
  const sprite = readFileSync(`public${ICONS}`);
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  expect(ICONS, `rename the file to ${hash}.svg, and ICONS with it`).toBe(`/icons/${hash}.svg`);
  expect(readdirSync('public/icons')).toEqual([`${hash}.svg`]);
});

it('public/ has the files of a host without a site, and nothing else beside the icons', () => {
  const files = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => `/${name}`).sort()).toEqual([...fallbackFiles].sort());
});
