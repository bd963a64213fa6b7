import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteFiles } from '../../app/_components/site-files.tsx';
import { christmasFile } from '../../app/_data/theme.ts';
import { tenants } from '../../tenants/index.ts';

const css = readFileSync('components/layout/christmas.css', 'utf8').replace(/\/\*.*?\*\//gs, '');
const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, name = '', body = '']) => [
  name.trim(),
  body,
]);

it('applies to screens only, and ends its animation as it began where motion is reduced', () => {
  expect(css.replace(/@media screen \{[\s\S]*\n\}/, '').trim()).toBe('');
  // The shared style runs an animation once, for a millisecond: what is left is the state after it.
  const shared = readFileSync('app/globals.css', 'utf8');
  expect(shared).toMatch(/prefers-reduced-motion: reduce\)[\s\S]*animation-iteration-count: 1 !important/);
  expect(css).not.toContain('forwards');
});

it('overlays the page: it takes no space and no click', () => {
  for (const [name = '', body = ''] of rules) {
    if (name.includes('::')) expect(body).not.toMatch(/margin|padding|position: (?!absolute)/);
    else if (name.startsWith('.'))
      expect(body.replace(/position: relative;|z-index: \d+;/g, '').trim()).toBe('');
  }
  const drawn = new Set(rules.flatMap(([name = '']) => name.match(/\.[\w-]+::\w+/g) ?? []));
  for (const part of drawn) {
    const all = rules
      .filter(([name = '']) => name.includes(part))
      .map(([, body]) => body)
      .join();
    expect(all).toContain('position: absolute');
    expect(all).toContain('pointer-events: none');
  }
});

it('is loaded by pages in the season only, beside the shared style', () => {
  expect(readFileSync('components/index.css', 'utf8')).not.toContain('christmas');
  const filesIn = (christmas: boolean) =>
    renderToStaticMarkup(createElement(SiteFiles, { tenant: tenants.demo, christmas }));
  expect(filesIn(true)).toContain(christmasFile().href);
  expect(filesIn(false)).not.toContain(christmasFile().href);
  expect(readFileSync('app/_components/site-document.tsx', 'utf8')).toMatch(
    /<SiteFiles [^>]*christmas=\{christmas\}/,
  );
});
