import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicRoute } from '../../lib/routing/public-routes.ts';

const folder = 'app/[lang]/[site]/[aud]/stijl';
const sources = readdirSync(folder)
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n');
const primitives = readdirSync('components/ui').filter((name) => name.endsWith('.tsx'));

/** Parts of another primitive, which shows them. */
const within = new Map([['carousel-buttons.tsx', 'carousel']]);

it.each(primitives)('the style page shows %s', (file) => {
  const name = within.get(file) ?? file.replace('.tsx', '');
  expect(sources).toContain(`from '@/components/ui/${name}'`);
});

it('is no page of a build: its name is one that only development looks for', () => {
  expect(readdirSync(folder).filter((name) => /^(?:page|route|layout)\./.test(name))).toEqual([
    'page.dev.tsx',
  ]);
  expect(publicRoute(['stijl'], new URLSearchParams())).toEqual({ kind: 'page', path: ['inhoud', 'stijl'] });
});
