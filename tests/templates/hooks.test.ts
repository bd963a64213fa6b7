import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { selectedParts } from './selected-parts.ts';

const read = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const rows = [
  ...readFileSync('docs/templates.md', 'utf8').matchAll(/^\| `\.([\w-]+)` \|[^|]*\|([^|]*)\|$/gm),
];
/** Class → the elements inside it that a template may name. */
const hooks = new Map(
  rows.map(([, name = '', elements = '']) => [
    name,
    [...elements.matchAll(/`(\w+)`/g)].map(([, tag]) => tag),
  ]),
);
const templates = readdirSync('templates', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const markup = read('{components,templates}/**/*.{ts,tsx}');
const isNamed = (name: string, code: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);
/** As a whole, or as a first half to which a value is added: `nav-${…}`. */
const isInMarkup = (name: string) =>
  isNamed(name, markup) || markup.includes(`${name.replace(/-\w+$/, '-')}\${`);

describe('the style of a template', () => {
  it.each(templates)('%s selects documented hooks, their elements, and classes of its own', (name) => {
    const own = read(`templates/${name}/*.tsx`);
    const undocumented = selectedParts(read(`templates/${name}/*.css`)).filter(({ hook, element }) => {
      if (hook === undefined) return element !== 'html';
      if (name !== 'basis' && !hooks.has(hook) && isNamed(hook, own)) return false;
      return element === undefined ? !hooks.has(hook) : !hooks.get(hook)?.includes(element);
    });
    expect(undocumented).toEqual([]);
  });

  it('has hooks that the markup has', () => {
    expect(hooks.size).toBeGreaterThan(50);
    expect([...hooks.keys()].filter((name) => !isInMarkup(name))).toEqual([]);
  });
});

describe('the reader of selectors', () => {
  it('finds classes, elements in them, and those of nested rules', () => {
    const css =
      '.mega > div:hover { & :is(a, .icon p)::before { top: 0 } } @media print { #x, h1 { top: 0 } }';
    expect(selectedParts(css)).toEqual([
      { hook: 'mega' },
      { hook: 'mega', element: 'div' },
      { hook: 'mega', element: 'a' },
      { hook: 'icon' },
      { hook: 'icon', element: 'p' },
      { hook: '#x' },
      { hook: undefined, element: 'h1' },
    ]);
  });
});
