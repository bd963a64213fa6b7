import { readFileSync } from 'node:fs';
import { unknownPlaceholders } from '@toonbank/contract';
import type { Database } from '../../../db/connect.ts';
import { allSiteIds } from '../../../db/load-sites.ts';
import { type MasterText, masterTexts } from '../../../db/schema/index.ts';
import { asc } from '../../../db/sql.ts';
import { cleanValue } from '../field-values.ts';
import { deliverMasters } from './deliver.ts';
import { giveMaster, makeMaster, pageAt } from './make-master.ts';
import { readMasterPages } from './pages.ts';
import { addMasterVersion } from './publish.ts';
import { fieldsOfMaster } from './texts.ts';

const USAGE = `Usage: npm run masters -- list
       npm run masters -- status <code>
       npm run masters -- show <code>
       npm run masters -- make <code> <home site> <path of the page>
       npm run masters -- publish <code> [<file with HTML>]
Works in the shop that runs; without one on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data).`;

/** A command that can't be carried out; the message is one sentence for the operator. */
export class RefusedMastersCommand extends Error {}

const argumentCounts = { list: [0], status: [1], show: [1], make: [3], publish: [1, 2] } as const;
type Verb = keyof typeof argumentCounts;
export interface MastersCommand {
  verb: Verb;
  args: readonly string[];
  /** The HTML of the file that `publish` names. */
  html?: string;
}

/** Reads the file, too: the shop that carries the command out may be another process, in another folder. @throws RefusedMastersCommand that explains the usage */
export function readMastersCommand([verb = '', ...args]: readonly string[]): MastersCommand {
  const counts: readonly number[] = Object.hasOwn(argumentCounts, verb) ? argumentCounts[verb as Verb] : [];
  if (counts.includes(args.length)) {
    const file = verb === 'publish' ? args[1] : undefined;
    return { verb: verb as Verb, args, ...(file !== undefined && { html: readText(file) }) };
  }
  throw new RefusedMastersCommand(USAGE);
}

/** @returns what was done, or what there is @throws RefusedMastersCommand */
export function runMastersCommand(database: Database, { verb, args, html }: MastersCommand): Promise<string> {
  const [code = '', second, path = ''] = args;
  if (verb === 'list') return list(database);
  if (verb === 'make') return make(database, { code, home: second ?? '', path });
  if (verb === 'status') return status(database, code);
  return verb === 'show' ? show(database, code) : publish(database, code, html);
}

const allMasters = (database: Database) =>
  database.asOwner((db) => db.select().from(masterTexts).orderBy(asc(masterTexts.code)));

async function masterOf(database: Database, code: string): Promise<MasterText> {
  const found = (await allMasters(database)).find((master) => master.code === code);
  if (found) return found;
  throw new RefusedMastersCommand(`There is no master text ${code}.`);
}

/** The sites with a master text, each with how it stands. */
async function sitesOf(database: Database, code: string) {
  const found = [];
  for (const site of await allSiteIds(database)) {
    const pages = await database.inSite(site, (tx) => readMasterPages(tx, site, code));
    found.push(...pages.map(({ state, page }) => ({ site, state, version: page.version })));
  }
  return found;
}

async function list(database: Database): Promise<string> {
  const lines = [];
  for (const { code, homeSite, version } of await allMasters(database)) {
    const sites = await sitesOf(database, code);
    const following = sites.filter(({ state }) => state === 'follows').length;
    lines.push(`${code}: version ${version}, home ${homeSite}, ${following} of ${sites.length} sites follow`);
  }
  return lines.join('\n') || 'There are no master texts.';
}

async function status(database: Database, code: string): Promise<string> {
  await masterOf(database, code);
  const sites = await sitesOf(database, code);
  return sites.map(({ site, state, version }) => `${site}: ${state}, version ${version}`).join('\n');
}

async function show(database: Database, code: string): Promise<string> {
  const { homeSite, version } = await masterOf(database, code);
  const fields = await database.inSite(homeSite, (tx) => fieldsOfMaster(tx, code, version));
  return fields.content ?? '';
}

async function make(
  database: Database,
  { code, home, path }: { code: string; home: string; path: string },
): Promise<string> {
  const all = await allSiteIds(database);
  if (!all.includes(home)) throw new RefusedMastersCommand(`There is no site ${home}.`);
  const isMade = await database.inSite(home, async (tx) => {
    const pageId = await pageAt(tx, home, path);
    if (pageId === undefined) throw new RefusedMastersCommand(`${home} has no page at ${path}.`);
    return makeMaster(tx, home, code, pageId);
  });
  if (!isMade) throw new RefusedMastersCommand(`There is a master text ${code} already.`);
  for (const site of all)
    await database.inSite(site, async (tx) => {
      const pageId = await pageAt(tx, site, path);
      if (pageId !== undefined) await giveMaster(tx, site, { code, version: 1 }, pageId);
    });
  return status(database, code);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new RefusedMastersCommand(`The file ${file} can't be read.`);
  }
}

/** Without HTML it only delivers what is left. */
async function publish(database: Database, code: string, html: string | undefined): Promise<string> {
  const { homeSite, version: before } = await masterOf(database, code);
  if (html !== undefined) {
    const content = cleanValue('html', html.trim());
    const unknown = unknownPlaceholders(content);
    if (unknown.length > 0)
      throw new RefusedMastersCommand(`The text has placeholders that name no fact: ${unknown.join(' ')}.`);
    await database.inSite(homeSite, async (tx) => {
      const fields = { ...(await fieldsOfMaster(tx, code, before)), content };
      await addMasterVersion(tx, code, { fields, author: '' });
    });
  }
  let failures = 0;
  const log = { error: () => void failures++ };
  const count = await deliverMasters({ database, log });
  const failed = failures > 0 ? ` ${failures} sites failed: try again.` : '';
  return `Published on ${count} pages.${failed}\n${await status(database, code)}`;
}
