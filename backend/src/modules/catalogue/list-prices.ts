import { type SQL, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { agreementCents, agreements } from '../prices/index.ts';

/** Lower ends in euros of the counted ranges; the last one is open. */
const bounds = [0, 5, 10, 25, 50, 100, 250];
const ranges = bounds.map((from, index) => `${from}-${bounds[index + 1] ?? ''}`);

export interface ViewerPrices {
  /** Joins to `list_entries e`. */
  joins: SQL;
  /**
   * Cents of one default unit at the smallest quantity, as the site shows prices: an agreement, else the price list's,
   * else the list price.
   */
  cents: SQL;
  /** The same without VAT, as `calcprice` has it. */
  exclCents: SQL;
}

/**
 * The viewer's price of each entry of a group, as `calcprice` has it (a test compares them), with VAT where the site's prices
 * include it; undefined for viewers who see no prices.
 * @param few looks agreements up one by one, instead of reading all of the viewer's
 */
export function viewerPrices(
  viewer: Viewer,
  group: SQL,
  { few = false }: { few?: boolean } = {},
): ViewerPrices | undefined {
  if (!viewer.seesPrices) return undefined;
  const agreed = few ? undefined : agreements(viewer);
  const listId = viewer.customer?.priceListId ?? undefined;
  const byList = sql`LEFT JOIN list_prices l ON l.site_id = ${viewer.site.id} AND l.price_list_id = ${listId}
    AND l.group_id = ${group} AND l.product_id = e.product_id`;
  const joins = [listId && byList, agreed && sql`LEFT JOIN ${agreed} a ON a.unit_id = e.unit_id`];
  const agreedCents = few ? agreementCents(viewer, sql`e.unit_id`) : agreed && sql`a.cents`;
  const cents = [agreedCents, listId && sql`l.cents`, sql`e.list_cents`];
  const plain = sql`coalesce(${sql.join(cents.filter(Boolean), sql`, `)})`;
  if (viewer.site.prices !== 'public')
    return { joins: sql.join(joins.filter(Boolean), sql` `), cents: plain, exclCents: plain };
  const rates = sql`JOIN products v ON v.site_id = e.site_id AND v.id = e.product_id`;
  return {
    joins: sql.join([...joins.filter(Boolean), rates], sql` `),
    // Rounded half up to the cent, as a unit's price is.
    cents: sql`((${plain} * (100 + v.vat) + 50) / 100)`,
    exclCents: plain,
  };
}

/** The number of the range that a price falls in, from 1. */
export const rangeNumber = (cents: SQL): SQL =>
  sql`width_bucket(${cents}, '{${sql.raw(bounds.map((bound) => bound * 100).join())}}'::int[])`;

/** The range with a number, as the facet names it. */
export const rangeNamed = (number: string): string => ranges[Number(number) - 1] ?? '';

/**
 * Parses '5-10', '0.5-2.25', '0.125-5' or '250-' into cents `[from, to)`; undefined for any other text. Prices are whole
 * cents: a tenth of a cent in an end goes up, which excludes the same prices.
 */
export function parseRange(value: string): [from: number, to: number | undefined] | undefined {
  const euros = String.raw`(\d{1,6}(?:\.\d{1,3})?)`;
  const match = new RegExp(`^${euros}-(?:${euros})?$`).exec(value);
  if (!match) return undefined;
  const [, low = '', high] = match;
  const cents = (text: string) => Math.ceil(Math.round(Number(text) * 1000) / 10);
  if (high === undefined) return [cents(low), undefined];
  return Number(high) > Number(low) ? [cents(low), cents(high)] : undefined;
}

/** Whether a price is in one of the ranges. One shape of SQL for any ranges, because each shape has its own plan. */
export function inRanges(cents: SQL, values: string[]): SQL {
  const parts = values.flatMap((value) => {
    const [from, to = ''] = parseRange(value) ?? [];
    return from === undefined ? [] : [`[${from},${to})`];
  });
  return sql`${cents} <@ ${`{${parts.join()}}`}::int4multirange`;
}
