import type { Tx } from '../../../../db/connect.ts';
import type { Import } from '../../../../db/schema/index.ts';
import { sql } from '../../../../db/sql.ts';
import { noteFaults } from '../find-units.ts';
import { sheetOrder } from '../sheet-order.ts';

/** As the customer desk accepts them. */
const MAX_TERM_DAYS = 120;

/** A postcode in its usual form, by the rule of `readPostcode`; null where it has none. */
const postcodeOf = sql`
  CASE WHEN land = 'BE' AND bare ~ '^[1-9][0-9]{3}$' THEN bare
    WHEN land = 'NL' AND bare ~ '^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$' THEN left(bare, 4) || ' ' || right(bare, 2) END`;

/** Lines with their customer, price list and main address, and what is wrong with each. */
const judgedLines = ({ siteId, id }: Import) => sql`
  read AS MATERIALIZED (
    SELECT line, data, data ->> 'number' AS number, lower(data ->> 'email') AS username,
      lower(data ->> 'price_list') AS list_name,
      data ?| ARRAY['street', 'house_number', 'postcode', 'city', 'country'] AS has_place
    FROM import_lines WHERE site_id = ${siteId} AND import_id = ${id} AND faults IS NULL),
  located AS MATERIALIZED (
    SELECT r.*, c.id AS customer_id, c.guest_since IS NOT NULL AS is_guest, l.code AS list_code, a.id AS address_id,
      coalesce(r.data ->> 'country', a.country, s.countries[1]) AS land, s.countries AS served,
      upper(regexp_replace(coalesce(r.data ->> 'postcode', a.postcode), '\\s', '', 'g')) AS bare,
      coalesce(r.data ->> 'customer_kind', CASE WHEN s.prices = 'public' THEN 'consumer' ELSE 'business' END) AS kind,
      coalesce(r.data ->> 'company', nullif(concat_ws(' ', r.data ->> 'first_name', r.data ->> 'last_name'), '')) AS name
    FROM read r
    JOIN sites s ON s.id = ${siteId}
    LEFT JOIN customers c ON c.site_id = ${siteId} AND c.number = r.number
    LEFT JOIN LATERAL (
      SELECT l.code FROM price_lists l
      WHERE l.site_id = ${siteId} AND r.list_name IN (lower(l.code), lower(l.name)) ORDER BY l.id LIMIT 1) l ON true
    LEFT JOIN LATERAL (
      SELECT a.id, a.country, a.postcode FROM addresses a
      WHERE a.site_id = ${siteId} AND a.customer_id = c.id ORDER BY a.is_default DESC, a.id LIMIT 1) a ON true),
  placed AS MATERIALIZED (SELECT l.*, ${postcodeOf} AS postcode FROM located l),
  checked AS MATERIALIZED (
    SELECT p.*, CASE
      WHEN number IS NULL THEN 'value_missing number'
      WHEN row_number() OVER (PARTITION BY number ORDER BY line) > 1 THEN 'duplicate_line number'
      WHEN is_guest THEN 'customer_unknown number'
      WHEN list_name IS NOT NULL AND list_code IS NULL THEN 'price_list_unknown price_list'
      WHEN (data ->> 'payment_term_days')::int > ${MAX_TERM_DAYS}::int THEN 'too_large payment_term_days'
      WHEN has_place AND NOT land = ANY (served) THEN 'country_unknown country'
      WHEN data ? 'house_number' AND NOT data ->> 'house_number' ~ '^[1-9][0-9]{0,4}(?![0-9])[[:alpha:]0-9 .,/-]{0,14}$'
        THEN 'house_number_invalid house_number'
      WHEN has_place AND bare IS NOT NULL AND postcode IS NULL THEN 'postcode_invalid postcode'
      WHEN customer_id IS NULL AND (CASE WHEN kind = 'business' THEN data ->> 'company' ELSE name END) IS NULL
        THEN 'new_incomplete company'
      WHEN customer_id IS NULL AND username IS NULL THEN 'new_incomplete email'
      WHEN (customer_id IS NULL OR has_place AND address_id IS NULL) THEN
        CASE WHEN data ->> 'street' IS NULL THEN 'new_incomplete street'
          WHEN data ->> 'house_number' IS NULL THEN 'new_incomplete house_number'
          WHEN data ->> 'postcode' IS NULL THEN 'new_incomplete postcode'
          WHEN data ->> 'city' IS NULL THEN 'new_incomplete city' END END AS problem
    FROM placed p),
  checked_twice AS MATERIALIZED (
    SELECT c.*, CASE WHEN customer_id IS NULL AND (
        EXISTS (SELECT FROM customer_users u WHERE u.site_id = ${siteId} AND u.username = c.username)
        OR row_number() OVER (PARTITION BY customer_id IS NULL, username ORDER BY line) > 1)
      THEN 'email_taken email' END AS found_then
    FROM checked c WHERE problem IS NULL),
  judged AS MATERIALIZED (
    SELECT line, split_part(problem, ' ', 1) AS judgement, split_part(problem, ' ', 2) AS field
    FROM (SELECT line, problem FROM checked WHERE problem IS NOT NULL
      UNION ALL SELECT line, found_then FROM checked_twice WHERE found_then IS NOT NULL) f),
  good AS MATERIALIZED (SELECT * FROM checked_twice WHERE found_then IS NULL)`;

/** Fields of a line that make an address. */
const place = sql`
  ('street', g.data ->> 'street'), ('house_number', g.data ->> 'house_number'), ('postcode', g.postcode),
  ('city', g.data ->> 'city'), ('country', g.land)`;

/** Each mapped field of the lines beside its present value, as `(line, entity, …, before, after, is_new)`. */
const comparedFields = ({ siteId }: Import) => sql`
  compared AS (
    SELECT g.line, 1 AS rank, 'customer' AS entity, c.id AS entity_id, c.id AS owner_id, v.field, v.before, v.after, g.number, false AS is_new
    FROM good g
    JOIN customers c ON c.site_id = ${siteId} AND c.id = g.customer_id
    LEFT JOIN price_lists l ON l.site_id = ${siteId} AND l.id = c.price_list_id
    CROSS JOIN LATERAL (VALUES
      ('company', c.company, g.data ->> 'company', g.data ? 'company'),
      ('customer_kind', c.kind, g.data ->> 'customer_kind', g.data ? 'customer_kind'),
      ('kvk', c.kvk, coalesce(g.data ->> 'kvk', ''), g.data ? 'kvk'),
      ('vat_number', c.vat_number, coalesce(g.data ->> 'vat_number', ''), g.data ? 'vat_number'),
      ('price_list', l.code, g.list_code, g.data ? 'price_list'),
      ('payment_term_days', c.payment_term_days::text, g.data ->> 'payment_term_days', g.data ? 'payment_term_days'),
      ('credit_limit', c.credit_limit_cents::text, g.data ->> 'credit_limit', g.data ? 'credit_limit'),
      ('active', c.active::text, g.data ->> 'active', g.data ? 'active')) v (field, before, after, is_mapped)
    WHERE v.is_mapped AND v.after IS DISTINCT FROM v.before
    UNION ALL
    SELECT g.line, 2, 'address', a.id, a.customer_id, v.field, v.before, v.after, g.number, false
    FROM good g
    JOIN addresses a ON a.site_id = ${siteId} AND a.id = g.address_id
    CROSS JOIN LATERAL (VALUES
      ('street', a.street, g.data ->> 'street', g.data ? 'street'),
      ('house_number', a.house_number, g.data ->> 'house_number', g.data ? 'house_number'),
      ('postcode', a.postcode, g.postcode, g.data ? 'postcode'),
      ('city', a.city, g.data ->> 'city', g.data ? 'city'),
      ('country', a.country, g.land, g.data ? 'country')) v (field, before, after, is_mapped)
    WHERE v.is_mapped AND v.after <> v.before
    UNION ALL
    SELECT g.line, 1, 'customer', NULL, NULL, v.field, NULL, v.after, g.number, true
    FROM good g
    CROSS JOIN LATERAL (VALUES ('company', g.name), ('customer_kind', g.kind), ('kvk', g.data ->> 'kvk'),
      ('vat_number', g.data ->> 'vat_number'), ('email', g.data ->> 'email'), ('first_name', g.data ->> 'first_name'),
      ('last_name', g.data ->> 'last_name'), ('phone', g.data ->> 'phone'), ('price_list', g.list_code),
      ('payment_term_days', g.data ->> 'payment_term_days'), ('credit_limit', g.data ->> 'credit_limit'),
      ('active', coalesce(g.data ->> 'active', 'true'))) v (field, after)
    WHERE g.customer_id IS NULL AND v.after IS NOT NULL
    UNION ALL
    SELECT g.line, 2, 'address', NULL, g.customer_id, v.field, NULL, v.after, g.number, true
    FROM good g CROSS JOIN LATERAL (VALUES ${place}) v (field, after)
    WHERE g.address_id IS NULL AND (g.customer_id IS NULL OR g.has_place))`;

/** Compares the lines with the customers that the shop has. */
export async function compareCustomers(tx: Tx, row: Import): Promise<void> {
  await tx.execute(sql`
    WITH ${judgedLines(row)},
    ${noteFaults(row)},
    ${comparedFields(row)}
    INSERT INTO import_changes (site_id, import_id, line, entity, entity_id, key, owner_id, field, before, after, change)
    SELECT ${row.siteId}, ${row.id}::int, line, entity, entity_id, number, owner_id, field, before, after,
      CASE WHEN is_new THEN 'new' WHEN coalesce(after, '') = '' THEN 'cleared' ELSE 'changed' END
    FROM compared ORDER BY line, rank, ${sheetOrder(row)}`);
}
