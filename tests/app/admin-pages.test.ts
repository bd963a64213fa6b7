import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { matchPath } from '../../app/[lang]/[site]/b/[[...path]]/match-page.ts';

const root = fileURLToPath(new URL('../../app/[lang]/[site]/', import.meta.url));

describe("an admin's pages of the shop", () => {
  it('are all pages of visitors', () => {
    const table = readFileSync(`${root}b/[[...path]]/pages.ts`, 'utf8');
    const shown = [...table.matchAll(/from '\.\.\/\.\.\/\[aud\]\/(.+)'/g)].map(([, path]) => `${path}.tsx`);
    const pages = globSync('**/page.tsx', { cwd: `${root}[aud]` });
    // The account has no page of visitors, and an admin's search is made per request.
    const others = /^(?:mijn-account|rewritten\/search)\//;
    expect(shown.sort()).toEqual(pages.filter((page) => !others.test(page)).sort());
  });
});

describe('matchPath', () => {
  it.each([
    ['', [], {}],
    ['nieuws', ['nieuws'], {}],
    ['nieuws/[slug]', ['nieuws', 'korting'], { slug: 'korting' }],
    ['c/[page]/[...path]', ['c', '0', 'papier', 'rollen'], { page: '0', path: ['papier', 'rollen'] }],
    ['[...path]', ['over-ons'], { path: ['over-ons'] }],
  ])('reads the parameters of %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it.each([
    ['', ['nieuws']],
    ['nieuws', []],
    ['nieuws', ['nieuws', 'korting']],
    ['nieuws/[slug]', ['nieuws']],
    ['[...path]', []],
  ])('refuses a path that does not fit %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined();
  });
});
