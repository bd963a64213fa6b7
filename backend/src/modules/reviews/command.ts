import { readFileSync } from 'node:fs';
import type { Database } from '../../db/connect.ts';
import { sites } from '../../db/schema/index.ts';
import { importReviews } from './import-reviews.ts';
import { type ImportedFile, RefusedReviews, readReviews } from './read-file.ts';

const USAGE = `Usage: npm run reviews -- import <file.json|file.csv> --site <site>
Imports reviews of the shop from its review service; a review that is known is brought up to date, answers stay.
Works in the shop that runs; without one on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data).`;

interface ImportCommand {
  site: string;
  name: string;
  file: ImportedFile;
}

/** @throws RefusedReviews that explains the usage, or what is wrong with the file */
export function readReviewsCommand(args: readonly string[]): ImportCommand {
  const [verb, name, flag, site, ...rest] = args;
  if (verb !== 'import' || !name || flag !== '--site' || !site || rest.length > 0)
    throw new RefusedReviews(USAGE);
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch {
    throw new RefusedReviews(`There is no file ${name}.`);
  }
  return { site, name, file: readReviews(name, text) };
}

/** @returns a report in one sentence @throws RefusedReviews */
export async function runReviewsCommand(
  database: Database,
  { site, name, file }: ImportCommand,
): Promise<string> {
  const all = await database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  if (!all.some(({ id }) => id === site)) throw new RefusedReviews(`There is no site ${site}.`);
  const counts = await database.inSite(site, (tx) => importReviews(tx, site, file));
  return `${name}: ${counts.new} new, ${counts.changed} changed, ${counts.known} known already.`;
}
