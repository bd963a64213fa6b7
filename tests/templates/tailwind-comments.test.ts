import { globSync, readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import config from '../../tailwind.config.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm;
const wordsOf = (text: string) =>
  text.split(/[\s'"`(){},;<>=]+/).flatMap((word) => [word, word.replace(/^[.:?!*/-]+|[.:?!]+$/g, '')]);

/** Words of comments that add a rule to the style sheet, each with its file. */
async function classesInComments(texts: readonly (readonly [file: string, text: string])[]) {
  const loadModule = async () => ({ path: '', base: '', module: config });
  const theme = readFileSync('node_modules/tailwindcss/theme.css', 'utf8');
  const { build } = await compile(`${theme} @config "tailwind.config.ts"; @tailwind utilities;`, {
    loadModule,
  });
  let css = build(texts.flatMap(([, text]) => wordsOf(text.replace(COMMENT, ' '))));
  const added: string[] = [];
  for (const [file, text] of texts)
    for (const [comment] of text.matchAll(COMMENT))
      for (const word of wordsOf(comment)) {
        const next = build([word]);
        if (next !== css) added.push(`${file}: ${word}`);
        css = next;
      }
  return added;
}

// Tailwind 4 takes every word of a scanned file for a class that it may be; it has no setting for comments.
describe('comments', () => {
  it('have no word that becomes a rule of the style sheet', async () => {
    const files = globSync('{app,components,templates}/**/*.{ts,tsx,js}');
    expect(await classesInComments(files.map((file) => [file, readFileSync(file, 'utf8')]))).toEqual([]);
  }, 60_000);

  it('are read word by word', async () => {
    const code = "/** Adds a blur to the contents, flex. */\nconst look = 'flex';";
    expect(await classesInComments([['a.ts', code]])).toEqual(['a.ts: blur', 'a.ts: contents']);
  });
});
