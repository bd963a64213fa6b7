import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Layout, symbols, print and motion: these go with any utility. */
const HELPERS = new Set([
  'wrap',
  'icon',
  'no-print',
  'print-open',
  'fade',
  'modal',
  'rise',
  'bump',
  'groups',
  'sr-only',
]);

const css = globSync('components/**/*.css')
  .map((file) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''))
  .join('\n');
const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));

const isMixed = (names: string) => {
  const all = names.split(/\s+/).filter((name) => name !== '' && !HELPERS.has(name));
  return all.some((name) => classes.has(name)) && all.some((name) => !classes.has(name));
};

it('an element has either utilities or classes of a style sheet', () => {
  const files = globSync('{app,components,templates}/**/*.tsx').filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className="([^"]+)"/g)].some(([, names = '']) => isMixed(names)),
  );
  expect(files).toEqual([]);
});
