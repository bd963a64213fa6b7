import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** Not written by us, made by a command, or never edited again (migrations). Hidden folders are skipped as well. */
const SKIPPED = new Set(['node_modules', 'migrations', 'images', 'test-results', 'playwright-report']);
const IS_TEXT = /\.(?:ts|tsx|js|mjs|css|md|json)$/;

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, ROOT), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return filesIn(`${path}/`);
    return IS_TEXT.test(path) && path !== 'package-lock.json' ? [path] : [];
  });
}

/** Every project text but this test, which has to name what is forbidden. */
const texts = filesIn('')
  .filter((path) => path !== 'tests/docs/citations.test.ts')
  .map((path) => ({ path, text: read(path) }));

const found = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([hit, name = hit]) => ({ path, name })));

const BEHAVIOUR = read('docs/behaviour.md');
const sections = [...BEHAVIOUR.matchAll(/^#{2,3} §([\d.]+)\b/gm)].map(([, number = '']) => number);
const adrs = readdirSync(new URL('docs/adr', ROOT)).map((name) => Number.parseInt(name, 10));

describe('citations', () => {
  it('name sections that docs/behaviour.md has', () => {
    const cited = found(/§([\d.]*\d)/g);
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter(({ name }) => !sections.includes(name))).toEqual([]);
  });

  it('name documents that the project has', () => {
    const names = new Set(texts.flatMap(({ path }) => [path, path.replace(/^.*\//, '')]));
    const cited = found(/(?<![\w/.${}-])((?:[\w-]+\/)*[\w-]+\.md)\b/g);
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it('name ADRs that exist', () => {
    expect(found(/\bADR (\d+)/g).filter(({ name }) => !adrs.includes(Number(name)))).toEqual([]);
  });

  it('cite no document by a nickname', () => {
    const nicknames =
      /\b[Ss]pec §|\bspecification (?:says|has|asks)|the specification\b|[ (](?:decisions|features|rendering|architecture|trust|walked|findings)(?:\)|, \w+\))/g;
    expect(found(nicknames)).toEqual([]);
  });
});

describe('docs/behaviour.md', () => {
  it('numbers its sections in order, each once', () => {
    const order = (number: string) => number.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0);
    const inOrder = sections.map((number) => order(number.includes('.') ? number : `${number}.0`));
    expect(inOrder).toEqual([...new Set(inOrder)].sort((one, other) => one - other));
  });
});
