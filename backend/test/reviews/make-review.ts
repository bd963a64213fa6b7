import { type Site, shopReviews } from '../../src/db/schema/index.ts';
import { orNotFound } from '../../src/http/errors.ts';
import type { TestApp } from '../support/index.ts';

let last = 0;

/** A review of a site. @returns the row */
export async function makeReview(
  test: TestApp,
  site: Site,
  fields: Partial<typeof shopReviews.$inferInsert> = {},
) {
  last += 1;
  const row = { siteId: site.id, serviceId: `r-${last}`, stars: 4, writtenOn: '2026-05-01', text: 'Prima' };
  const [made] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(shopReviews)
      .values({ ...row, ...fields })
      .returning(),
  );
  return orNotFound(made);
}
