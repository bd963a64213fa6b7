import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const components = globSync('{app,components,templates}/**/*.tsx');
const templates = globSync('templates/**/*.{ts,tsx}');
/** Code without comments and type imports, which read no data. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*$|^import type .*?;$/gms, '');

/** A colour by its value, by a style, or by a name of Tailwind's own palette. */
const COLOUR = [
  /(?<!href=)['"`[( ]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i,
  /\b(?:rgb|hsl|hwb|lab|lch|oklch|color-mix)a?\(/,
  /\b(?:color|background|backgroundColor|fill|stroke|borderColor)\s*[:=]\s*['"](?!none|currentcolor|inherit|transparent|var\()/i,
  /\b(?:bg|text|border|fill|stroke|ring|outline|from|via|to|divide|accent|caret|decoration|shadow)-(?:black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d+)\b/,
];
/** Ways to read data: only the app does so, and passes it down. */
const FETCHING = [
  /\bfetch\(/,
  /\baxios\b/,
  /\bXMLHttpRequest\b/,
  /\bawait\b/,
  /\basync\b/,
  /\buse(?:Effect|Selector|Dispatch|AppSelector|AppDispatch)\b/,
  /\buse\(/,
  /from '(?:@\/(?:api|store|tenants|app|server|backend)|next\/(?:headers|cache|server)|@toonbank\/contract)/,
  /'use (?:server|cache)/,
];

const found = (file: string, patterns: readonly RegExp[]) =>
  codeOf(file)
    .split('\n')
    .filter((line) => patterns.some((pattern) => pattern.test(line)))
    .map((line) => `${file}: ${line.trim()}`);

describe('components and templates', () => {
  it('are found', () => {
    expect(components.length).toBeGreaterThan(200);
    expect(templates.length).toBeGreaterThan(40);
  });

  it('name no colour: the theme does', () => {
    expect(components.flatMap((file) => found(file, COLOUR))).toEqual([]);
  });

  it('would be caught naming one', () => {
    for (const line of [
      '<p style={{ color: "red" }}>',
      "<path fill='#fff' />",
      '<p className="text-red-500">',
      '<p className="bg-[#123456]">',
      "const shade = 'rgb(0 0 0 / 0.5)';",
      '<circle stroke="black" />',
    ])
      expect(
        COLOUR.some((pattern) => pattern.test(line)),
        line,
      ).toBe(true);
    for (const line of [
      '<a href="#fee">',
      '<use href="#add" />',
      '<path fill="none" />',
      'className="text-ink"',
    ])
      expect(
        COLOUR.some((pattern) => pattern.test(line)),
        line,
      ).toBe(false);
  });
});

describe('templates', () => {
  it('fetch nothing: their data comes by props', () => {
    expect(templates.flatMap((file) => found(file, FETCHING))).toEqual([]);
  });

  it('would be caught fetching', () => {
    for (const line of [
      "import { getNews } from '@/api/content';",
      'const news = await getNews();',
      "'use cache';",
    ])
      expect(
        FETCHING.some((pattern) => pattern.test(line)),
        line,
      ).toBe(true);
  });
});
