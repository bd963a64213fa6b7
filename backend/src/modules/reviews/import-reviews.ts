import type { Tx } from '../../db/connect.ts';
import { shopReviews, siteReviews } from '../../db/schema/index.ts';
import { sql } from '../../db/sql.ts';
import { noteChange } from '../editing/changes.ts';
import type { ImportedFile, ImportedReview } from './read-file.ts';

/** Rows of one statement. */
const ROWS = 500;

/** Reviews that were added, brought up to date, or stored already, word for word. */
export interface ImportedCounts {
  new: number;
  changed: number;
  known: number;
}

/**
 * Stores the reviews of a file by the service's id, and the score; answers stay. One import of a site at a time: the score is
 * that of all its reviews, and two files would wait for each other's rows.
 */
export async function importReviews(tx: Tx, siteId: string, file: ImportedFile): Promise<ImportedCounts> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reviews:${siteId}`}, 0))`);
  const counts = { new: 0, changed: 0, known: file.reviews.length };
  for (let at = 0; at < file.reviews.length; at += ROWS)
    for (const { isNew } of await store(tx, siteId, file.reviews.slice(at, at + ROWS))) {
      counts[isNew ? 'new' : 'changed'] += 1;
      counts.known -= 1;
    }
  await storeScore(tx, siteId, file);
  await noteChange(tx, siteId, 'content');
  return counts;
}

/** @returns those that were not stored already, word for word */
function store(tx: Tx, siteId: string, reviews: readonly ImportedReview[]): Promise<{ isNew: boolean }[]> {
  const stored = sql`(${shopReviews.stars}, ${shopReviews.title}, ${shopReviews.text}, ${shopReviews.author}, ${shopReviews.about}, ${shopReviews.writtenOn})`;
  const sent = sql`(excluded.stars, excluded.title, excluded.text, excluded.author, excluded.about, excluded.written_on)`;
  return tx
    .insert(shopReviews)
    .values(
      reviews.map(({ id: serviceId, date, ...words }) => ({ siteId, serviceId, ...words, writtenOn: date })),
    )
    .onConflictDoUpdate({
      target: [shopReviews.siteId, shopReviews.serviceId],
      set: {
        stars: sql`excluded.stars`,
        title: sql`excluded.title`,
        text: sql`excluded.text`,
        author: sql`excluded.author`,
        about: sql`excluded.about`,
        writtenOn: sql`excluded.written_on`,
      },
      setWhere: sql`${stored} IS DISTINCT FROM ${sent}`,
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
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
