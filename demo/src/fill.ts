import type { Database, Tx } from '../../backend/src/db/connect.ts';
import { orderCounters, sites } from '../../backend/src/db/schema/index.ts';
import { sql } from '../../backend/src/db/sql.ts';
import { hashPassword } from '../../backend/src/modules/auth/passwords.ts';
import { buildAssortment } from './catalogue/index.ts';
import { adminPassword, customerPassword } from './customers/accounts.ts';
import type { PasswordHashes } from './customers/customers.ts';
import { fillSite } from './fill-site.ts';
import type { DemoAssortment } from './model.ts';
import { openPress } from './pictures.ts';
import { type DemoSite, demoSites } from './sites.ts';

const LOCK = 7_014_502;

interface FillOptions {
  /** The orders end the day before. */
  now?: Date;
  sites?: DemoSite[];
  assortmentOf?: (siteId: string) => DemoAssortment;
}

/** The counter is written in the same transaction as all other rows: with it, the site is whole. */
async function isFilled(tx: Tx): Promise<boolean> {
  return (await tx.select({ last: orderCounters.lastNumber }).from(orderCounters)).length > 0;
}

/** Starters that come at the same time wait for each other here; the second then finds the site filled. */
const waitForTurn = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);

/**
 * Fills the demo shops that are empty: everything in an empty database, the rest after an interrupted start.
 * Row-level security is forced on the owner too, so each site is written under its own id, in one
 * transaction.
 * @returns whether there was anything to do
 */
export async function fillIfEmpty(database: Database, options: FillOptions = {}): Promise<boolean> {
  const { now = new Date(), sites: wanted = demoSites, assortmentOf = buildAssortment } = options;
  const press = openPress();
  let hashes: PasswordHashes | undefined;
  let filledAny = false;
  for (const site of wanted) {
    if (await database.inSite(site.id, isFilled)) continue;
    hashes ??= {
      customer: await hashPassword(customerPassword),
      admin: await hashPassword(adminPassword),
    };
    const content = { site, assortment: assortmentOf(site.id), hashes, now, press };
    await database.asOwner((db) => db.insert(sites).values(site).onConflictDoNothing());
    const fill = async (tx: Tx) => {
      await waitForTurn(tx);
      if (await isFilled(tx)) return false;
      await fillSite(tx, content);
      return true;
    };
    const filled = await database.inSite(site.id, fill, { unlimited: true });
    filledAny ||= filled;
  }
  if (filledAny) await database.asOwner((db) => db.execute(sql`ANALYZE`), { unlimited: true });
  return filledAny;
}
