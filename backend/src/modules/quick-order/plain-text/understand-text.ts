import type { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { toProductDoc } from '../../catalogue/product-doc.ts';
import { type ProductRow, productJson } from '../../catalogue/product-row.ts';
import { vocabularyOf } from '../../catalogue/search/vocabulary.ts';
import { chooseUnit, type Unit } from './choose-unit.ts';
import { lineHits } from './line-hits.ts';
import { knownProducts, weightOf } from './prior.ts';
import { rankCandidates, sureOf } from './rank-candidates.ts';
import { type ReadLine, readLine } from './read-line.ts';
import { splitText } from './split-text.ts';

type Answer = z.input<typeof endpoints.quickOrder.understand.response>;

const MAX_LINES = 100;

interface Sold extends Record<string, unknown> {
  id: number;
  base_unit: string;
  step: number;
  units: { id: number; name: string; content: number; is_default: boolean }[];
}

/** Units of the products: they decide between candidates, without prices. */
async function soldAs(tx: Tx, ids: readonly number[]) {
  const { rows } = await tx.execute<Sold>(sql`
    SELECT p.id, p.base_unit, p.step, json_agg(json_build_object(
      'id', u.id, 'name', u.name, 'content', u.content, 'is_default', u.is_default) ORDER BY u.position, u.id) AS units
    FROM products p JOIN product_units u ON u.product_id = p.id
    WHERE p.id = ANY (${sql.param(ids)}::int[]) GROUP BY p.site_id, p.id`);
  return new Map(
    rows.map(({ id, base_unit, step, units }) => [
      id,
      {
        baseUnit: base_unit,
        step,
        units: units.map(({ is_default, ...unit }): Unit => ({ ...unit, isDefault: is_default })),
      },
    ]),
  );
}

async function docsOf(tx: Tx, viewer: Viewer, ids: readonly number[]): Promise<Answer['products']> {
  const { rows } = await tx.execute<{ product: ProductRow }>(sql`
    SELECT ${productJson(viewer)} AS product FROM products p WHERE p.id = ANY (${sql.param(ids)}::int[])`);
  return rows.map(({ product }) => toProductDoc(product));
}

/**
 * Reads an order in plain Dutch, line by line: candidates from the shop's search, in the order that the customer's
 * own orders and lists suggest, with the unit and number that are meant. Orders nothing.
 */
export async function understandText(tx: Tx, viewer: Viewer, text: string): Promise<Answer> {
  const { customerId } = orNotFound(viewer.customer);
  const vocabulary = await vocabularyOf(tx, viewer.site.id);
  const asked = splitText(text, vocabulary);
  // A line that occurs twice is read once.
  const read = new Map<string, ReadLine>();
  const lines = asked.slice(0, MAX_LINES).map((line) => {
    const words = line.words.join(' ');
    const known = read.get(words) ?? readLine(line, vocabulary);
    read.set(words, known);
    return { ...known, ...line, words: known.words };
  });
  if (lines.length === 0) return { lines: [], products: [], left: 0 };
  const known = await knownProducts(tx, customerId);
  const weights = new Map([...known].map(([id, purchase]) => [id, weightOf(purchase)]));
  const hits = await lineHits(tx, viewer.site.id, lines, weights);
  const sold = await soldAs(tx, [...new Set(hits.map(({ id }) => id))]);
  const answers = lines.map((line, at) => {
    const unitOf = (id: number) => {
      const product = sold.get(id);
      return product && chooseUnit(product, line, known.get(id));
    };
    const hitsOfLine = hits.filter((hit) => hit.line === at);
    const candidates = rankCandidates(line, hitsOfLine, unitOf, known);
    return {
      text: line.text.slice(0, 500),
      ...(line.quantity !== undefined && { quantity: line.quantity }),
      ...(line.unitText !== undefined && { unit: line.unitText }),
      sure: sureOf(line, candidates),
      candidates: candidates.map(({ id, unitId, quantity, fits, known: had }) => ({
        product_id: id,
        unit_id: unitId,
        quantity,
        unit_fits: fits,
        times: had?.times ?? 0,
        listed: had?.listed ?? false,
      })),
    };
  });
  const shown = [
    ...new Set(answers.flatMap(({ candidates }) => candidates.map(({ product_id }) => product_id))),
  ];
  return { lines: answers, products: await docsOf(tx, viewer, shown), left: asked.length - lines.length };
}
