import { type FindingCode, findingCodes } from '@toonbank/contract/text-checks/finding';
import { products } from '../../db/schema/index.ts';
import { type SQL, sql } from '../../db/sql.ts';
import { inState } from '../product-desk/list.ts';

/** A queued mail is late after this time, and a job when its moment is so long past. */
const LATE = sql`interval '1 hour'`;
/** Texts are checked every night. A shop without a check is as old as the first thing that an administrator did in it. */
const UNCHECKED = sql`interval '2 days'`;

const foundProducts = (condition: SQL): SQL => sql`
  SELECT ${products.articleNumber} || ' ' || ${products.name} AS text, ${products.id} AS product_id, '' AS path FROM ${products}
  WHERE ${products.active} AND ${condition} ORDER BY ${products.articleNumber}`;

/** The path in the library of a picture's address, as `libraryPath` has it. */
const pathInLibrary = sql`regexp_replace(substr(${products.image}, length('/media/' || ${products.siteId} || '/') + 1),
  '^(images/[0-9a-f]{32})-.*$', '\\1.webp')`;
const pictureGone = sql`starts_with(${products.image}, '/media/' || ${products.siteId} || '/')
  AND NOT EXISTS (SELECT FROM media m WHERE m.site_id = ${products.siteId} AND m.path = ${pathInLibrary})
  AND NOT EXISTS (SELECT FROM media_former_paths f WHERE f.site_id = ${products.siteId} AND f.path = ${pathInLibrary})`;

const deadLinks: readonly FindingCode[] = ['dead_link', 'empty_link'];
const facts = (Object.keys(findingCodes) as FindingCode[]).filter((code) => findingCodes[code] === 'fact');

/** Findings in the texts that visitors see, without those that a publisher has accepted. */
const foundTexts = (codes: readonly FindingCode[]): SQL => sql`
  SELECT f.label || ': ' || f.quote AS text, NULL::int AS product_id, f.path FROM content_findings f
  WHERE f.draft_id IS NULL AND f.code = ANY (${sql.param(codes)}::text[]) AND NOT EXISTS (
    SELECT FROM accepted_findings a
    WHERE a.site_id = f.site_id AND a.kind = f.kind AND a.row_id = f.row_id AND a.field = f.field AND a.code = f.code
      AND a.quote = f.quote AND a.block_mark = f.block_mark)
  ORDER BY f.id`;

const named = (name: SQL, from: SQL): SQL =>
  sql`SELECT ${name} AS text, NULL::int AS product_id, '' AS path FROM ${from}`;

/** The checks that the database answers: for each a query with the columns `text`, `product_id` and `path`. */
export const dataChecks = {
  product_no_price: foundProducts(inState.no_price),
  nothing_in_stock: foundProducts(
    sql`NOT EXISTS (SELECT FROM products s WHERE s.site_id = ${products.siteId} AND s.active AND s.stock > 0)`,
  ),
  picture_gone: foundProducts(pictureGone),
  dead_link: foundTexts(deadLinks),
  mail_given_up: named(
    sql`recipient || ', ' || to_char(created_at AT TIME ZONE 'Europe/Amsterdam', 'DD-MM-YYYY')`,
    sql`mails WHERE state = 'given_up' AND resent_at IS NULL AND dismissed_at IS NULL ORDER BY id`,
  ),
  mail_waiting: named(
    sql`recipient || ', ' || to_char(created_at AT TIME ZONE 'Europe/Amsterdam', 'DD-MM-YYYY')`,
    sql`mails WHERE state = 'queued' AND created_at < now() - ${LATE} ORDER BY id`,
  ),
  job_overdue: named(
    sql`to_char(run_at AT TIME ZONE 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI')`,
    sql`jobs WHERE state = 'waiting' AND run_at < now() - ${LATE} AND coalesce(leased_until, '-infinity') < now()
      OR state = 'given_up' AND ended_at > now() - interval '7 days' ORDER BY id`,
  ),
  webhook_off: named(sql`name`, sql`webhook_endpoints WHERE state = 'off' ORDER BY name`),
  schedule_off: named(
    sql`p.name`,
    sql`import_schedules s JOIN import_profiles p ON p.site_id = s.site_id AND p.id = s.profile_id
      WHERE s.state = 'off' ORDER BY p.name`,
  ),
  payment_flagged: named(
    sql`o.number::text`,
    sql`payments p JOIN orders o ON o.site_id = p.site_id AND o.id = p.order_id
      WHERE p.flag IS NOT NULL AND p.handled_at IS NULL ORDER BY p.id`,
  ),
  product_no_ean: foundProducts(inState.no_ean),
  product_no_picture: foundProducts(inState.no_picture),
  product_hidden_group: foundProducts(inState.hidden_group),
  text_fact: foundTexts(facts),
  texts_unchecked: named(
    sql`''`,
    sql`(SELECT coalesce((SELECT max(checked_at) FROM content_checks), (SELECT min(at) FROM admin_actions)) AS at) c
      WHERE c.at < now() - ${UNCHECKED}`,
  ),
} as const;
