import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { expect, test } from 'vitest';
import nextConfig from '@/next.config';

const { resolveAlias = {} } = nextConfig(PHASE_PRODUCTION_BUILD).turbopack ?? {};
/** Name of the import → file of the stand-in. */
const standIns = Object.entries(resolveAlias).flatMap(([name, target]) =>
  typeof target === 'object' && 'browser' in target ? [[name, String(target.browser)] as const] : [],
);

const client = path.join(
  path.dirname(createRequire(import.meta.url).resolve('next/package.json')),
  'dist/client',
);
/** Parts of Next's client that no page of the app router loads. */
const OTHER = /^(?:dev|legacy|portal|compat)\/|^(?:script|head-manager|page-loader|router)\.js$/;
const modules = globSync('**/*.js', { cwd: client })
  .filter((file) => !OTHER.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(client, file), 'utf8') }));

const sources = globSync('{app,components,templates,tenants,store,api,contract,locales,lib}/**/*.{ts,tsx}', {
  exclude: (file) => file.includes('node_modules'),
}).map((file) => ({ file, code: readFileSync(file, 'utf8') }));

/** Names that a module of Next takes from an import, or undefined when it does not import it. */
function namesTaken(code: string, name: string): string[] | undefined {
  const escaped = name.replace(/[.]/g, '\\.');
  const variable = code.match(new RegExp(`(?:const|let|var) (\\w+) = require\\("${escaped}"\\)`))?.[1];
  if (!variable) return;
  return [
    ...new Set([...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, taken]) => `${taken}`)),
  ];
}

test.each(standIns)('the stand-in for %s has all that the installed Next takes from it', (name, target) => {
  // Read, not imported: one of them imports a part of Next that runs in Next's bundles only.
  const given = [...readFileSync(target, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
  const taken = modules.flatMap(({ code }) => namesTaken(code, name) ?? []);
  expect(taken).not.toEqual([]);
  expect(given.map(([, exported]) => exported)).toEqual(expect.arrayContaining(taken));
});

test.each(standIns)('nothing of the shop itself is imported as %s', (name) => {
  const importing = new RegExp(`(?:from|import)\\s*\\(?['"]${name.replace(/[.]/g, '\\.')}['"]`);
  expect(sources.filter(({ code }) => importing.test(code)).map(({ file }) => file)).toEqual([]);
});

test('the header of the deployment is that of the installed Next', async () => {
  const [constants, installed] = await Promise.all([
    import('@/lib/left-out/next-constants'),
    import('next/dist/lib/constants.js'),
  ]);
  expect(constants.NEXT_NAV_DEPLOYMENT_ID_HEADER).toBe(installed.NEXT_NAV_DEPLOYMENT_ID_HEADER);
});

test('the shop uses nothing that is left out', () => {
  const used = /^\s*['"]use server['"]|['"]next\/(?:link|form|script)(?:\.js)?['"]/m;
  expect(sources.filter(({ code }) => used.test(code)).map(({ file }) => file)).toEqual([]);
  expect(globSync('app/**/(.*').filter((folder) => /\/\(\.+\)/.test(folder))).toEqual([]);
  expect(existsSync('app/global-error.tsx')).toBe(true);
});

test('no page has the address of its folder', () => {
  const pages = globSync('app/**/{page,page.dev}.tsx');
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((file) => !/^app\/(?:\[lang\]\/\[site\]|rewritten)\//.test(file))).toEqual([]);
});
