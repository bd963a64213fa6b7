import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paletteFor } from './palette.ts';
import { checkRequest } from './request.ts';
import { logoText, tenantText } from './texts.ts';

/** The line is inserted before the first import that follows it in the alphabet. */
function withImport(text: string, id: string, path: string): string {
  const line = `import { ${id} } from '${path}';\n`;
  const later = [...text.matchAll(/^import .* from '(.*)';\n/gm)].find(([, other = '']) => other > path);
  const at = later?.index ?? text.indexOf('\n/**');
  return text.slice(0, at) + line + text.slice(at);
}

/** Puts `line` before the last place where `end` stands. */
function before(text: string, end: string, line: string): string {
  const at = text.lastIndexOf(end);
  if (at < 0) throw new Error(`"${end}" is not where it was.`);
  return text.slice(0, at) + line + text.slice(at);
}

const load = (root: string, file: string) => import(pathToFileURL(join(root, file)).href);

/**
 * Adds everything a new site needs: its own files and its lines in the lists, from which the demo database takes it
 * too. Returns what it wrote, and what the check reports as still open.
 * @throws Refusal for an invalid id or name
 */
export async function addSite(root: string, id: string, name: string) {
  checkRequest(root, id, name);
  const colours = globSync('tenants/sites/*/site.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');
  const site = { id, name, colors: paletteFor(id, (colour) => colours.includes(colour)) };
  const files: string[] = [];
  const put = (file: string, text: string) => {
    writeFileSync(join(root, file), text);
    files.push(file);
  };
  const edit = (file: string, change: (text: string) => string) =>
    put(file, change(readFileSync(join(root, file), 'utf8')));
  const registeredFrom = (path: string) => (text: string) =>
    before(withImport(text, id, path), '};', `  ${id},\n`);

  const folder = `tenants/sites/${id}`;
  mkdirSync(join(root, folder), { recursive: true });
  put(`${folder}/site.ts`, tenantText(site));
  put(`${folder}/logo.ts`, logoText(site));
  const hosts = `  ${id}: ['www.${id}.example', '${id}.example'],\n`;
  edit('tenants/hosts.ts', (text) => before(text, '} as const satisfies', hosts));
  edit('tenants/index.ts', registeredFrom(`./sites/${id}/site.ts`));
  edit('tenants/logos/designs.ts', registeredFrom(`../sites/${id}/logo.ts`));

  // Only now: what these import is complete.
  const { siteProblems, openPlaces } = await load(root, 'tenants/check/index.ts');
  const problems: string[] = [...siteProblems(), ...openPlaces()];
  return { files, open: problems.filter((line) => line.includes(`/${id}/`)) };
}
