import { z } from 'zod';
import { sql } from '../../db/sql.ts';
import type { JobHandler, JobHandlers } from '../../jobs/run-jobs.ts';
import { noteChange } from '../editing/changes.ts';

/** Products of one transaction: its locks are held for half a second. */
const SLICE = 2_000;

const ids = z.array(z.int()).default([]);
/** Ids of products of an order: `copies` to copy into lists, and `counted` whose lists are to be counted. */
const left = z.object({ copies: ids, counted: ids });
/** Ids of products of which an import changed prices or tiers. */
const changed = z.object({ prices: ids, tiers: ids });

/** Waits for its locks: another import may hold them for longer than a statement may take. */
const unlimited = { unlimited: true };
const REST_MS = 600_000;

/** Renews the lists of products that an order left to a job, with their values of now. Still locked: another job. */
const renewLists: JobHandler = {
  async work({ database }, { siteId, payload }) {
    const { copies, counted } = left.parse(payload);
    await database.inSite(siteId, (tx) =>
      tx.execute(sql`
        INSERT INTO list_renewals (site_id, copies, counted)
        VALUES (${siteId}, ${sql.param(copies)}::int[], ${sql.param(counted)}::int[])`),
    );
  },
};

const sliced = (all: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(all.length / SLICE) }, (_, at) => all.slice(at * SLICE, (at + 1) * SLICE));

/** Renews the lists of products whose prices an import changed, with their prices of now, and tells the storefronts. */
const renewPrices: JobHandler = {
  async work({ database }, { siteId, payload }) {
    const { prices, tiers } = changed.parse(payload);
    const renew = (column: 'prices' | 'tiers', products: number[]) =>
      database.inSite(
        siteId,
        (tx) =>
          tx.execute(sql`
            INSERT INTO list_renewals (site_id, ${sql.identifier(column)})
            VALUES (${siteId}, ${sql.param(products)}::int[])`),
        unlimited,
      );
    for (const slice of sliced(prices)) await renew('prices', slice);
    for (const slice of sliced(tiers)) await renew('tiers', slice);
    // Lists that were read meanwhile may be kept in an order of before.
    await database.inSite(siteId, (tx) => noteChange(tx, siteId, 'products'));
  },
  /** The lists would keep their old order for ever: it is tried again, however often. */
  restMs: REST_MS,
};

/** Jobs that renew lists after the change that they follow (ADR 205, 210). */
export const listJobs = { 'lists.renew': renewLists, 'lists.prices': renewPrices } satisfies JobHandlers;
