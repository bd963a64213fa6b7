import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicRoute } from '../../lib/routing/public-routes.ts';

const folder = 'app/[lang]/[site]/[aud]/stijl';
const sources = readdirSync(folder)
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n');
const primitives = ['ui', 'form'].flatMap((domain) =>
  readdirSync(`components/${domain}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${domain}/${name}`),
);

/** Parts of another primitive, which shows them. */
const within = new Map([
  ['ui/carousel/carousel-buttons.tsx', 'ui/carousel/carousel'],
  ['ui/overlay/close-button.tsx', 'ui/overlay/dialog'],
  ['ui/overlay/modal.tsx', 'ui/overlay/dialog'],
]);

it.each(primitives)('the style page shows %s', (file) => {
  const name = within.get(file) ?? file.replace('.tsx', '');
  expect(sources).toContain(`from '@/components/${name}'`);
});

it('is no page of a build: only development recognises its file name', () => {
  expect(readdirSync(folder).filter((name) => /^(?:page|route|layout)\./.test(name))).toEqual([
    'page.dev.tsx',
  ]);
  expect(publicRoute(['stijl'], new URLSearchParams())).toEqual({ kind: 'page', path: ['stijl'] });
});
