import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glyphs } from '../../tenants/logos/glyphs.ts';
import { Refusal } from '../lib/process.ts';

/** Words that are no name for a constant of the site in its files and in the two lists. */
const RESERVED = new Set(
  'await break case catch class const constructor continue debugger default delete else enum export extends false finally for function if import instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield designs tenants'.split(
    ' ',
  ),
);

const isThere = (root: string, id: string): boolean =>
  /^[a-z0-9]+$/.test(id) &&
  new RegExp(`^  ${id}: \\[`, 'm').test(readFileSync(join(root, 'tenants/hosts.ts'), 'utf8'));

/**
 * An id becomes a host, a file, a constant, a token and the name of a variable in the environment.
 * @throws Refusal with one sentence
 */
export function checkRequest(root: string, id: string, name: string): void {
  if (!/^[a-z][a-z0-9]{2,29}$/.test(id))
    throw new Refusal(`"${id}" is no id: 3 to 30 small letters and digits, a letter first.`);
  if (RESERVED.has(id)) throw new Refusal(`"${id}" is no id: the code has this word already.`);
  if (isThere(root, id)) throw new Refusal(`There is a site ${id} already; see tenants/sites/${id}/.`);
  if (name !== name.trim() || name.length < 2 || name.length > 30)
    throw new Refusal('The name must have 2 to 30 characters, without spaces around it.');
  const unknown = [...name].find((character) => !glyphs[character]);
  if (unknown)
    throw new Refusal(`The logo can't be written: there is no "${unknown}" in tenants/logos/glyphs.ts.`);
}
