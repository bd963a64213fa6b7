import { shopChecks } from '@toonbank/contract';
import type { Database } from '../../db/connect.ts';
import type { Site } from '../../db/schema/index.ts';
import { readSites } from '../text-checks/site-facts.ts';
import { advice } from './advice.ts';
import { type CheckedServer, checkShop } from './check-shop.ts';

const USAGE = `Usage: npm run check-shops -- [<site>] [--json] [--pages]
Checks one shop or all: products, texts, mails, payments, background work, the server, hosts and certificates.
Works in the shop that runs; without one on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data).`;

/** The command was refused; the message is one sentence for the operator. */
export class RefusedShopCheckCommand extends Error {}

interface ShopCheckCommand {
  /** Absent: all sites. */
  site?: string | undefined;
}

/** @throws RefusedShopCheckCommand that explains the usage */
export function readShopCheckCommand(args: readonly string[]): ShopCheckCommand {
  const [site, ...more] = args;
  if (more.length > 0 || site?.startsWith('-')) throw new RefusedShopCheckCommand(USAGE);
  return { site };
}

/** @returns as JSON `{ sites: [{ site, findings }] }`, each finding with its advice @throws RefusedShopCheckCommand */
export async function runShopCheckCommand(
  database: Database,
  { site: wanted }: ShopCheckCommand,
  serverOf: (site: Site) => CheckedServer,
): Promise<string> {
  const chosen = (await readSites(database)).filter(({ id }) => wanted === undefined || id === wanted);
  if (chosen.length === 0) throw new RefusedShopCheckCommand(`There is no site ${wanted ?? ''}.`);
  const reports: { site: string; findings: unknown[] }[] = [];
  for (const site of chosen) {
    const results = await database.inSite(site.id, (tx) => checkShop(tx, site.id, serverOf(site)));
    const findings = results
      .filter(({ count }) => count > 0)
      .map((one) => ({ weight: shopChecks[one.check], ...one, advice: advice[one.check] }));
    reports.push({ site: site.id, findings });
  }
  return JSON.stringify({ sites: reports });
}
