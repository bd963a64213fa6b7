import { type Site, stockCountResults, stockCounts } from '../../src/db/schema/index.ts';
import { orNotFound } from '../../src/http/errors.ts';
import type { TestApp, TestCustomer, TestProduct } from '../support/index.ts';

interface Found {
  /** YYYY-MM-DD; counted and finished at six in the evening. */
  day: string;
  /** Base pieces at each place. */
  pieces: number[];
  listRef?: number;
}

/** Stores a finished count of one product on one list. */
export const storeCount = (
  test: TestApp,
  site: Site,
  { customerId, userId }: TestCustomer,
  product: TestProduct,
  { day, pieces, listRef = 1 }: Found,
): Promise<void> =>
  test.database.inSite(site.id, async (tx) => {
    const at = new Date(`${day}T18:00:00Z`);
    const [made] = await tx
      .insert(stockCounts)
      .values({
        ...{ siteId: site.id, customerId, listRef, listName: 'Kelder' },
        ...{ startedBy: userId, startedAt: at, finishedBy: userId, finishedAt: at },
      })
      .returning();
    const countId = orNotFound(made).id;
    await tx.insert(stockCountResults).values(
      pieces.map((found, position) => ({
        ...{ siteId: site.id, countId, position, place: `Plek ${position}`, productId: product.id },
        ...{ code: '', pieces: found, countedAt: at },
      })),
    );
  });
