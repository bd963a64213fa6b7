import { randomBytes } from 'node:crypto';
import type { Database } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { sites } from '../../backend/src/db/schema/index.ts';
import { demoSites } from './sites.ts';

/**
 * Gives a database without demo data the row of a site, by its folder in `tenants/sites/`. A row that is there stays as it is.
 * @returns what the operator does next; undefined for a site without a folder
 */
export async function openSite(database: Database, id: string): Promise<string | undefined> {
  const site = demoSites.find((one) => one.id === id);
  if (!site) return undefined;
  await migrate(database);
  const { rowCount } = await database.asOwner((db) => db.insert(sites).values(site).onConflictDoNothing());
  const token = randomBytes(24).toString('base64url');
  return [
    rowCount === 0
      ? `${site.name} is in the database already; nothing was changed.`
      : `${site.name} is in the database, empty.`,
    '',
    'Next:',
    `  1. Set its token for storefront and backend: SITE_TOKEN_${id.toUpperCase()}=${token}`,
    `  2. npm run admin -- ${id} add manager <e-mail> <name>`,
    '  3. DEMO_DATA=0 npm start',
    'Then docs/first-shop.md.',
  ].join('\n');
}
