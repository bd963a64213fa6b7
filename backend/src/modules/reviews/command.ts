import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/connect.ts';
import { shopReviews, siteReviews, sites } from '../../db/schema/index.ts';
import { noteChange } from '../editing/changes.ts';
import { type ImportedFile, RefusedReviews, readReviews } from './read-file.ts';

const USAGE = `Usage: npm run reviews -- import <file.json|file.csv> --site <site>
Imports reviews of the shop from its review service; a review that is known is brought up to date, answers stay.
Works on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data) of a shop that is not running.`;

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
  return database.inSite(site, async (tx) => {
    const written = [];
    for (const review of file.reviews) written.push(await store(tx, site, review));
    await storeScore(tx, site, file);
    await noteChange(tx, site, 'content');
    const added = written.filter((one) => one === 'new').length;
    const changed = written.filter((one) => one === 'changed').length;
    return `${name}: ${added} new, ${changed} changed, ${written.length - added - changed} known already.`;
  });
}

/** `known`: stored already, word for word. */
async function store(
  tx: Tx,
  siteId: string,
  { id: serviceId, date, ...words }: ImportedFile['reviews'][number],
): Promise<'new' | 'changed' | 'known'> {
  const set = { ...words, writtenOn: date };
  const stored = sql`(${shopReviews.stars}, ${shopReviews.title}, ${shopReviews.text}, ${shopReviews.author}, ${shopReviews.about}, ${shopReviews.writtenOn})`;
  const [row] = await tx
    .insert(shopReviews)
    .values({ siteId, serviceId, ...set })
    .onConflictDoUpdate({
      target: [shopReviews.siteId, shopReviews.serviceId],
      set,
      setWhere: sql`${stored} IS DISTINCT FROM (excluded.stars, excluded.title, excluded.text, excluded.author, excluded.about, excluded.written_on)`,
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  return row ? (row.isNew ? 'new' : 'changed') : 'known';
}

/** The score that the service names, else the mean of the stored reviews on a scale of ten. */
async function storeScore(tx: Tx, siteId: string, { total, page }: ImportedFile): Promise<void> {
  const [mean] = await tx
    .select({
      score: sql<number>`coalesce(round(avg(${shopReviews.stars}) * 2, 1), 0)::float8`,
      count: sql<number>`count(*)::integer`,
    })
    .from(shopReviews);
  const { score, maxScore, count } = total ?? { maxScore: 10, score: 0, count: 0, ...mean };
  const row = {
    score,
    maxScore,
    reviewCount: Math.max(count, mean?.count ?? 0),
    ...(page && { reviewPage: page }),
  };
  await tx
    .insert(siteReviews)
    .values({ siteId, ...row })
    .onConflictDoUpdate({ target: siteReviews.siteId, set: row });
}
