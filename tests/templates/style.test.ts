import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const names = readdirSync('templates', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const shared = readdirSync('components/styles').map((name) => `components/styles/${name}`);
const own = names.map((name) => `templates/${name}/style.css`);

/** A colour by its figures or its name, where a value stands. */
const COLOUR =
  /#[0-9a-f]{3,8}\b|(?:rgb|hsl|lab|lch|oklch)a?\((?!from var\()|:[^;{]*\b(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown)\b/i;

describe('the style of templates and components', () => {
  it.each([...shared, ...own])('%s names no colour: the theme does', (file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    const found = css.split(/[{}]/).flatMap((part) => part.split(';').filter((rule) => COLOUR.test(rule)));
    expect(found.map((rule) => rule.trim())).toEqual([]);
  });

  it('has eight templates of its own beside the one that the other sites share', () => {
    expect(names.sort()).toEqual([
      'basis',
      'bouw',
      'erf',
      'helder',
      'horeca',
      'kantoor',
      'puur',
      'thuis',
      'zorg',
    ]);
  });

  // The shared style is 16 KB of the 20 that a page may have.
  it.each(own)('%s weighs little', (file) => {
    expect(gzipSync(readFileSync(file)).length).toBeLessThan(2500);
  });
});
