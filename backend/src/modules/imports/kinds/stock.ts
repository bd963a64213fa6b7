import type { Tx } from '../../../db/connect.ts';
import type { Import } from '../../../db/schema/index.ts';
import { type SQL, sql } from '../../../db/sql.ts';
import { findUnits, noteFaults } from './find-units.ts';
import type { Kind, Writer } from './kind.ts';
import { reservedPieces, type StockMeaning } from './reserved-pieces.ts';

/** Products whose rows one transaction locks: orders of them wait for so long. */
const SLICE_PRODUCTS = 500;

const meaningOf = ({ options, createdAt }: Import): StockMeaning => ({
  stock_meaning: options.stock_meaning ?? 'physical',
  moment: options.moment ?? createdAt.toISOString(),
});

/** From when on deliveries of an applied import count against its `basis`. */
const sinceApplied = ({ appliedAt, createdAt }: Import): StockMeaning => ({
  stock_meaning: 'physical',
  moment: (appliedAt ?? createdAt).toISOString(),
});

async function compare(tx: Tx, row: Import): Promise<void> {
  const { siteId, id } = row;
  await tx.execute(sql`
    WITH ${findUnits(row)},
    counted AS MATERIALIZED (
      SELECT f.line, f.product_id, f.fault,
        (f.data ->> 'stock')::bigint * CASE WHEN f.data ->> 'unit' IS NULL THEN 1 ELSE coalesce(f.content, 1) END AS pieces
      FROM found f),
    judged AS MATERIALIZED (
      SELECT c.*, coalesce(c.fault, CASE
          WHEN c.pieces > 2147483647 THEN 'too_large'
          WHEN c.pieces IS NOT NULL AND row_number() OVER (PARTITION BY c.product_id ORDER BY c.line) > 1
            THEN 'duplicate_line' END) AS judgement,
        CASE WHEN c.fault = 'unit_unknown' THEN 'unit' END AS field
      FROM counted c),
    ${noteFaults(row)},
    reserved AS MATERIALIZED (${reservedPieces(siteId, meaningOf(row))}),
    compared AS (
      SELECT j.line, p.id, p.stock, j.pieces - coalesce(r.pieces, 0) AS target, coalesce(r.pieces, 0) AS basis
      FROM judged j
      JOIN products p ON p.site_id = ${siteId} AND p.id = j.product_id
      LEFT JOIN reserved r ON r.product_id = p.id
      WHERE j.judgement IS NULL AND j.pieces IS NOT NULL)
    INSERT INTO import_changes
      (site_id, import_id, line, entity, entity_id, owner_id, field, before, after, change, percent, warnings, basis)
    SELECT ${siteId}, ${id}::int, line, 'product', id, id, 'stock', stock::text, target::text,
      CASE WHEN target > stock THEN 'up' ELSE 'down' END,
      CASE WHEN stock > 0 THEN round((greatest(target, 0) - stock) * 100.0 / stock, 2) END,
      CASE WHEN target < 0 THEN ARRAY['stock_short'] ELSE '{}'::text[] END, basis
    FROM compared WHERE greatest(target, 0) <> stock
    ORDER BY line`);
}

/**
 * A stock moves with every order, so it is compared without them: `now` is what the stock would be if no piece had been
 * ordered, given back or delivered since `basis` was counted.
 */
const stockWriter: Writer = {
  entity: 'product',
  present: (row, importId) => sql`
    SELECT c.id, (p.stock + coalesce(r.pieces, 0) - c.basis)::text AS now
    FROM import_changes c
    JOIN products p ON p.site_id = c.site_id AND p.id = c.entity_id
    LEFT JOIN (${reservedPieces(row.siteId, row.state === 'applied' ? sinceApplied(row) : meaningOf(row))}) r
      ON r.product_id = p.id
    WHERE c.site_id = ${row.siteId} AND c.import_id = ${importId}`,
  write: async () => 0,
};

/**
 * Applies the next changes, of products in the order of their ids, and notes what each stock was and became. What was
 * changed by something else than orders is kept.
 * @returns how many changes were dealt with; 0: all are done
 */
async function applySlice(tx: Tx, row: Import): Promise<number> {
  const { siteId, id } = row;
  const { rows } = await tx.execute<{ id: number; entity_id: number }>(sql`
    SELECT id, entity_id FROM import_changes
    WHERE site_id = ${siteId} AND import_id = ${id} AND ticked AND state = 'open'
    ORDER BY entity_id LIMIT ${SLICE_PRODUCTS}`);
  if (rows.length === 0) return 0;
  const changes = sql.param(rows.map((one) => one.id));
  const products = sql`SELECT unnest(${sql.param(rows.map((one) => one.entity_id))}::int[])`;
  await tx.execute(sql`
    SELECT FROM products WHERE site_id = ${siteId} AND id IN (${products}) ORDER BY id FOR NO KEY UPDATE`);
  await tx.execute(sql`
    WITH reserved AS MATERIALIZED (${reservedPieces(siteId, meaningOf(row), products)}),
    open AS MATERIALIZED (${reservedPieces(siteId, sinceApplied(row), products)}),
    judged AS MATERIALIZED (
      SELECT c.id, p.id AS product_id, p.stock, coalesce(o.pieces, 0) AS basis,
        greatest(0, c.after::int - (coalesce(r.pieces, 0) - c.basis)) AS target,
        p.stock + coalesce(r.pieces, 0) - c.basis = c.before::int AS is_as_seen
      FROM import_changes c
      JOIN products p ON p.site_id = c.site_id AND p.id = c.entity_id
      LEFT JOIN reserved r ON r.product_id = p.id
      LEFT JOIN open o ON o.product_id = p.id
      WHERE c.site_id = ${siteId} AND c.id = ANY (${changes}::int[])),
    stocked AS (
      UPDATE products p SET stock = j.target FROM judged j
      WHERE p.site_id = ${siteId} AND p.id = j.product_id AND j.is_as_seen AND p.stock <> j.target)
    UPDATE import_changes c SET
      state = CASE WHEN j.is_as_seen THEN 'applied' ELSE 'kept' END,
      change = CASE WHEN j.is_as_seen THEN c.change ELSE 'kept' END,
      before = CASE WHEN j.is_as_seen THEN j.stock::text ELSE c.before END,
      after = CASE WHEN j.is_as_seen THEN j.target::text ELSE c.after END,
      basis = j.basis
    FROM judged j WHERE c.site_id = ${siteId} AND c.id = j.id`);
  return rows.length;
}

/**
 * Takes back by how much each stock was changed, so that orders since then stay counted. A stock that something else than
 * orders has changed since is kept.
 */
async function compareUndo(tx: Tx, row: Import, original: Import): Promise<void> {
  const { siteId, id } = row;
  await tx.execute(sql`
    WITH reserved AS MATERIALIZED (${reservedPieces(siteId, sinceApplied(original))}),
    judged AS (
      SELECT c.*, p.stock, coalesce(r.pieces, 0) AS pieces, p.stock + c.before::int - c.after::int AS target,
        p.stock + coalesce(r.pieces, 0) - c.basis = c.after::int AS is_as_applied
      FROM import_changes c
      JOIN products p ON p.site_id = c.site_id AND p.id = c.entity_id
      LEFT JOIN reserved r ON r.product_id = p.id
      WHERE c.site_id = ${siteId} AND c.import_id = ${original.id} AND c.state = 'applied' AND c.before <> c.after)
    INSERT INTO import_changes
      (site_id, import_id, line, entity, entity_id, owner_id, field, before, after, change, percent, warnings, ticked, basis)
    SELECT ${siteId}, ${id}::int, 0, 'product', entity_id, owner_id, 'stock', stock::text, target::text,
      CASE WHEN NOT is_as_applied THEN 'kept' WHEN target > stock THEN 'up' ELSE 'down' END,
      CASE WHEN stock > 0 AND is_as_applied THEN round((greatest(target, 0) - stock) * 100.0 / stock, 2) END,
      CASE WHEN target < 0 THEN ARRAY['stock_short'] ELSE '{}'::text[] END, is_as_applied, pieces
    FROM judged ORDER BY entity_id`);
}

const units = ({ siteId, id }: Import): SQL => sql`
  SELECT u.id AS unit_id FROM import_changes c
  JOIN product_units u ON u.site_id = c.site_id AND u.product_id = c.entity_id
  WHERE c.site_id = ${siteId} AND c.import_id = ${id} AND c.ticked`;

/** Stocks of products, in base pieces. */
export const stock: Kind = {
  check(_mapping, { stock_meaning: meaning, moment }) {
    return {
      ...(!meaning && { 'options.stock_meaning': 'value_missing' }),
      ...(!moment && { 'options.moment': 'value_missing' }),
      ...(moment && Date.parse(moment) > Date.now() + 60_000 && { 'options.moment': 'too_large' }),
    };
  },
  compare,
  writers: [stockWriter],
  units,
  applySlice,
  compareUndo,
};
