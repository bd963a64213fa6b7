import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ShopCheck, shopCheckNames, type WireShopCheck } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { contentChecks, type Site } from '../../db/schema/index.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { dataChecks } from './data-checks.ts';
import { newestBackupHours } from './newest-backup.ts';
import { type CheckedSite, missingPages, placeholdersOf, readCheckedSite } from './site-checks.ts';

const MAX_EXAMPLES = 5;
const GIGABYTE = 1024 ** 3;
const MIN_FREE_BYTES = 2 * GIGABYTE;
/** A nightly backup, and the time that it takes. */
const MAX_BACKUP_HOURS = 26;

/** The installation's part of a check. */
export interface CheckedServer {
  sendsMail: boolean;
  /** The provider of online payments; undefined: none. */
  payments: 'sandbox' | 'mollie' | undefined;
  /** The folder whose disk is checked. */
  folder: string;
  /** The folder where backups arrive; undefined: not set. */
  backups?: string | undefined;
  /** True for a site that is served with the token in the source code. */
  hasShippedToken: boolean;
}

interface Found extends Record<string, unknown> {
  count: number;
  text: string;
  product_id: number | null;
  path: string;
}

async function find(tx: Tx, rows: SQL): Promise<Pick<WireShopCheck, 'count' | 'examples'>> {
  const { rows: found } = await tx.execute<Found>(
    sql`SELECT count(*) OVER ()::int AS count, * FROM (${rows}) AS found LIMIT ${MAX_EXAMPLES}`,
  );
  const examples = found.map(({ text, product_id, path }) => ({ text, product_id, path }));
  return { count: found[0]?.count ?? 0, examples: examples.filter(({ text }) => text !== '') };
}

/** The nearest folder that exists: that of uploads is made with the first one. */
const existing = (folder: string): string =>
  existsSync(folder) || folder === dirname(folder) ? folder : existing(dirname(folder));

/** The bytes that are free on the disk of a folder; undefined where that is not known. */
const freeBytes = (folder: string): Promise<number | undefined> =>
  statfs(existing(folder)).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );

/** The checks that the installation answers; those that do not apply to the site are absent. */
async function checkServer(site: Pick<Site, 'prices'>, server: CheckedServer): Promise<WireShopCheck[]> {
  const free = await freeBytes(server.folder);
  const room = ((free ?? 0) / GIGABYTE).toFixed(1).replace('.', ',');
  const result = (check: ShopCheck, isFound: boolean, text = ''): WireShopCheck => ({
    ...{ check, count: Number(isFound) },
    examples: isFound && text !== '' ? [{ text, product_id: null, path: '' }] : [],
  });
  const age = server.backups === undefined ? undefined : await newestBackupHours(server.backups);
  const isOld = age === undefined || age > MAX_BACKUP_HOURS;
  return [
    result('mail_off', !server.sendsMail),
    // Business customers can order on account.
    ...(site.prices === 'public' ? [result('payment_off', server.payments === undefined)] : []),
    ...(server.payments ? [result('payment_test', server.payments === 'sandbox')] : []),
    result('shipped_token', server.hasShippedToken),
    ...(free === undefined ? [] : [result('disk_low', free < MIN_FREE_BYTES, `${room} GB`)]),
    server.backups === undefined
      ? result('backup_unknown', true)
      : result('backup_old', isOld, age === undefined ? '' : `${age} uur oud`),
  ];
}

/** Checks that say nothing while another one has a finding: without it, no finding would look like a pass. */
const needed: Partial<Record<ShopCheck, ShopCheck>> = {
  dead_link: 'texts_unchecked',
  text_fact: 'texts_unchecked',
  mail_given_up: 'mail_off',
  mail_waiting: 'mail_off',
};

/** They say nothing of a shop that sells nothing: 'each product has a picture' would look like a pass. */
const ofProducts: ReadonlySet<ShopCheck> = new Set([
  'product_no_price',
  'nothing_in_stock',
  'picture_gone',
  'product_no_ean',
  'product_no_picture',
  'product_hidden_group',
]);

/** `isNew`: the first night, when the texts are checked, is still to come. */
function withoutUnknown(results: readonly WireShopCheck[], isNew: boolean): WireShopCheck[] {
  const found = new Set(results.filter(({ count }) => count > 0).map(({ check }) => check));
  const isUnknown = (check: ShopCheck) => {
    const other = needed[check];
    if (isNew && (check === 'texts_unchecked' || other === 'texts_unchecked')) return true;
    return other !== undefined && found.has(other);
  };
  return results.filter(({ check, count }) => count > 0 || !isUnknown(check));
}

/** The checks of the site's own row, and of the pages that it needs. */
async function checkSite(tx: Tx, site: CheckedSite): Promise<WireShopCheck[]> {
  const open = placeholdersOf(site);
  const examples = open.slice(0, MAX_EXAMPLES).map((text) => ({ text, product_id: null, path: '' }));
  return [
    { check: 'linked_page_missing', ...(await find(tx, missingPages(site))) },
    { check: 'company_placeholder', count: open.length, examples },
  ];
}

/** Checks the shop of the transaction's site, in the order of `shopChecks`. */
export async function checkShop(tx: Tx, siteId: string, server: CheckedServer): Promise<WireShopCheck[]> {
  const site = await readCheckedSite(tx, siteId);
  const results = site ? [...(await checkServer(site, server)), ...(await checkSite(tx, site))] : [];
  for (const [check, rows] of Object.entries(dataChecks))
    results.push({ check: check as ShopCheck, ...(await find(tx, rows)) });
  const isNew = (await tx.$count(contentChecks)) === 0;
  const { rows: sold } = await tx.execute(sql`SELECT 1 FROM products WHERE active LIMIT 1`);
  const isAbout = ({ check }: WireShopCheck) => sold.length > 0 || !ofProducts.has(check);
  return withoutUnknown(results.filter(isAbout), isNew).sort(
    (a, b) => shopCheckNames.indexOf(a.check) - shopCheckNames.indexOf(b.check),
  );
}
