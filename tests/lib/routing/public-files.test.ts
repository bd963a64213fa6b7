import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GROUP_STAND_IN } from '../../../lib/pictures/group-picture.ts';
import { fallbackFiles } from '../../../lib/routing/site-files.ts';
import { ICONS } from '../../../lib/urls/internal-urls.ts';
import { EDITOR_ICONS, HAZARD_PICTOGRAMS, PAYMENT_MARKS } from '../../../lib/urls/sprites.ts';

it('a sprite or a drawing has a hash of its content as its name, so that browsers may keep it for ever', () => {
  const sprites = { ICONS, EDITOR_ICONS, HAZARD_PICTOGRAMS, PAYMENT_MARKS, GROUP_STAND_IN };
  for (const [name, address] of Object.entries(sprites)) {
    const hash = createHash('sha256')
      .update(readFileSync(`public${address}`))
      .digest('hex')
      .slice(0, 8);
    expect(address, `rename the file to ${hash}.svg, and ${name} with it`).toBe(`/icons/${hash}.svg`);
  }
  const files = readdirSync('public/icons').map((file) => `/icons/${file}`);
  expect(files.sort()).toEqual(Object.values(sprites).sort());
});

it('public/ has the files of a host without a site, and nothing else beside the icons', () => {
  const files = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => `/${name}`).sort()).toEqual([...fallbackFiles].sort());
});
