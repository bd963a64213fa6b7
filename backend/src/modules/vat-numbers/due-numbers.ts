import { readVatNumber } from '@toonbank/contract/forms/company-numbers';
import type { Database } from '../../db/connect.ts';
import type { Site } from '../../db/schema/index.ts';
import { sql } from '../../db/sql.ts';

const MAX_NUMBERS = 50;

/**
 * The Belgian numbers of a site's businesses with an address in Belgium about which the register is to be asked: those
 * without an answer in the last 25 days, so that no proof lapses. While the register is away the wait doubles, from a
 * minute to a day.
 */
export async function dueNumbers(database: Database, site: Site): Promise<string[]> {
  if (site.prices !== 'customers' || !site.letterhead.vatNumber.startsWith('NL')) return [];
  const { rows } = await database.inSite(site.id, (tx) =>
    tx.execute<{ vat_number: string }>(sql`
      SELECT known.vat_number
      FROM (
        SELECT DISTINCT c.vat_number FROM customers c
        JOIN addresses a ON a.site_id = c.site_id AND a.customer_id = c.id AND a.country = 'BE'
        WHERE c.kind = 'business' AND c.active AND c.vat_number LIKE 'BE%'
      ) AS known
      LEFT JOIN LATERAL (
        SELECT max(asked_at) AS at FROM vat_checks
        WHERE vat_number = known.vat_number AND outcome <> 'unavailable'
      ) AS answer ON true
      LEFT JOIN LATERAL (
        SELECT min(asked_at) AS first, max(asked_at) AS last FROM vat_checks
        WHERE vat_number = known.vat_number AND outcome = 'unavailable'
          AND asked_at > coalesce(answer.at, '-infinity')
      ) AS failed ON true
      WHERE coalesce(answer.at, '-infinity') < now() - interval '25 days'
        AND (failed.last IS NULL
          OR now() > failed.last + least(failed.last - failed.first + interval '1 minute', interval '1 day'))
      ORDER BY known.vat_number
      LIMIT ${MAX_NUMBERS}`),
  );
  return rows.map((row) => row.vat_number).filter((number) => readVatNumber(number) === number);
}
