import { globSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { themeFile } from '../../app/_data/theme.ts';
import { templateNames } from '../../lib/site-values.ts';
import { tenants } from '../../tenants/index.ts';

const names = readdirSync('templates', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const shared = globSync('components/**/*.css');
const own = globSync('templates/*/*.css');

/** A colour by its value or its name, in a declaration. */
const COLOUR =
  /#[0-9a-f]{3,8}\b|(?:rgb|hsl|lab|lch|oklch)a?\((?!from (?:var\(|currentcolor))|:[^;{]*\b(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown)\b/i;

describe('the style of templates and components', () => {
  it.each([...shared, ...own])('%s names no colour: the theme does', (file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    const found = css.split(/[{}]/).flatMap((part) => part.split(';').filter((rule) => COLOUR.test(rule)));
    expect(found.map((rule) => rule.trim())).toEqual([]);
  });

  it('is there for every template that a site may name, and for no other', () => {
    expect(names.sort()).toEqual([...templateNames].sort());
  });

  it('is one file for the browser, also where it is made of several', () => {
    for (const site of ['kantoorkring', 'erfenstal'] as const) {
      const { body } = themeFile(tenants[site]);
      expect(body).not.toContain('@import');
      for (const selector of ['.top-bar{', '.site-footer{', '.hero>.slider{', '.cart-page aside{'])
        expect(body).toContain(selector);
    }
  });

  // The shared style is 16 KB of the 20 that a page may have.
  it.each(names)('%s’s is small', (name) => {
    const files = own.filter((file) => file.startsWith(`templates/${name}/`));
    expect(gzipSync(files.map((file) => readFileSync(file, 'utf8')).join('')).length).toBeLessThan(2500);
  });
});
