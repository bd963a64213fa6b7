import { isWarning } from '@toonbank/contract/text-checks/finding';
import type { Database } from '../../db/connect.ts';
import { acceptedFindings, type Site } from '../../db/schema/index.ts';
import { checkSite, type SiteFinding } from './check-site.ts';
import { readSites } from './site-facts.ts';

const USAGE = `Usage: npm run facts -- [<site>]
Lists what is wrong in the texts of a site, or of all of them: what differs from the settings, links that lead nowhere.
Works in the shop that runs; without one on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data).`;

/** A command that can't be carried out; the message is one sentence for the operator. */
export class RefusedFactsCommand extends Error {}

/** `[<site>]`. @throws RefusedFactsCommand that explains the usage */
export function readFactsCommand(args: readonly string[]): { site: string | undefined } {
  const [site, ...rest] = args;
  if (rest.length > 0 || site?.startsWith('-')) throw new RefusedFactsCommand(USAGE);
  return { site };
}

const keyOf = (one: {
  kind: string;
  field: string;
  code: string;
  quote: string;
  blockMark: string;
}): string => JSON.stringify([one.kind, one.field, one.code, one.quote, one.blockMark]);

async function findingsOf(database: Database, site: Site, all: readonly Site[]): Promise<SiteFinding[]> {
  return database.inSite(site.id, async (tx) => {
    const accepted = new Set(
      (await tx.select().from(acceptedFindings)).map((row) => `${row.rowId} ${keyOf(row)}`),
    );
    const findings = await checkSite(tx, site, all, new Date());
    return findings.filter((one) => isWarning(one) && !accepted.has(`${one.id} ${keyOf(one)}`));
  });
}

function lineOf(site: Site, { kind, id, field, code, quote, expected, text }: SiteFinding): string {
  const draft = text.draft ? ` (draft of ${text.draft.author})` : '';
  const instead = expected === '' ? '' : ` [${expected}]`;
  return `${site.id}  ${kind} ${id} "${text.label}" ${field}${draft}: ${code} "${quote}"${instead}`;
}

/** @returns a report, and whether there is anything in it @throws RefusedFactsCommand */
export async function runFactsCommand(
  database: Database,
  { site: wanted }: { site: string | undefined },
): Promise<{ report: string; isClean: boolean }> {
  const all = await readSites(database);
  const chosen = all.filter(({ id }) => wanted === undefined || id === wanted);
  if (chosen.length === 0) throw new RefusedFactsCommand(`There is no site ${wanted ?? ''}.`);
  const lines: string[] = [];
  for (const site of chosen)
    lines.push(...(await findingsOf(database, site, all)).map((finding) => lineOf(site, finding)));
  const sum = `${lines.length} ${lines.length === 1 ? 'finding' : 'findings'} on ${chosen.length} ${chosen.length === 1 ? 'site' : 'sites'}.`;
  return { report: [...lines, sum].join('\n'), isClean: lines.length === 0 };
}
