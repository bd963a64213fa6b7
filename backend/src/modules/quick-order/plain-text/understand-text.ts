import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { toProductDoc } from '../../catalogue/product-doc.ts';
import { type ProductRow, productJson } from '../../catalogue/product-row.ts';
import { type Vocabulary, vocabularyOf } from '../../catalogue/search/vocabulary.ts';
import { attributesOf, kindTerms, materialTerms } from './attributes.ts';
import { chooseUnit } from './choose-unit.ts';
import { lastOrder } from './last-order.ts';
import { lineHits } from './line-hits.ts';
import { knownProducts, weightOf } from './prior.ts';
import { rankCandidates, sureOf } from './rank-candidates.ts';
import type { AskedLine } from './read-amount.ts';
import { type ReadLine, readLine } from './read-line.ts';
import { type AnswerLine, repeatedLines } from './repeated-lines.ts';
import { soldAs } from './sold-as.ts';
import { splitText } from './split-text.ts';

type Answer = z.input<typeof endpoints.quickOrder.understand.response>;

const MAX_LINES = 100;

async function docsOf(tx: Tx, viewer: Viewer, ids: readonly number[]): Promise<Answer['products']> {
  const { rows } = await tx.execute<{ product: ProductRow }>(sql`
    SELECT ${productJson(viewer)} AS product FROM products p WHERE p.id = ANY (${sql.param(ids)}::int[])`);
  return rows.map(({ product }) => toProductDoc(product));
}

/** Reads the words of lines; one that occurs twice is read once. */
function readLines(asked: readonly AskedLine[], vocabulary: Vocabulary): ReadLine[] {
  const read = new Map<string, ReadLine>();
  return asked.map((line) => {
    const words = line.words.join(' ');
    const known = read.get(words) ?? readLine(line, vocabulary);
    read.set(words, known);
    return { ...known, ...line, words: known.words };
  });
}

/**
 * Reads an order in plain Dutch, line by line: candidates from the shop's search, in the order that the customer's
 * own orders and lists suggest, with the unit and number that are meant. Orders nothing.
 */
export async function understandText(tx: Tx, viewer: Viewer, text: string): Promise<Answer> {
  const { customerId } = orNotFound(viewer.customer);
  const vocabulary = await vocabularyOf(tx, viewer.site.id);
  const asked = splitText(text, vocabulary);
  const lines = readLines(asked.slice(0, MAX_LINES), vocabulary);
  if (lines.length === 0) return { lines: [], products: [], left: 0 };
  const attributes = await attributesOf(tx, vocabulary);
  const known = await knownProducts(tx, customerId);
  const weights = new Map([...known].map(([id, purchase]) => [id, weightOf(purchase)]));
  const materials = lines.map(({ words }) => materialTerms(words, attributes));
  const hits = await lineHits(tx, viewer.site.id, lines, weights, materials);
  const sold = await soldAs(tx, [...new Set(hits.map(({ id }) => id))]);
  const refused = new Set(
    hits
      .filter(({ line, head, byNumber }) => lines[line]?.declined && (head || byNumber))
      .map(({ id }) => id),
  );
  const first = lines.findIndex(({ repeats }) => repeats);
  const repeated = first === -1 ? [] : await lastOrder(tx, customerId);
  const answers = lines.flatMap((line, at): AnswerLine[] => {
    if (line.repeats) return at === first ? repeatedLines(line.text, repeated, refused, known) : [];
    if (line.declined)
      return [{ text: line.text.slice(0, 500), sure: 'none', candidates: [], reason: 'declined' }];
    const unitOf = (id: number) => {
      const product = sold.get(id);
      const chosen = product && chooseUnit(product, line, known.get(id));
      const content = product?.units.find((unit) => unit.id === chosen?.unitId)?.content ?? 1;
      return chosen && { ...chosen, inStock: product.stock >= chosen.quantity * content };
    };
    const hitsOfLine = hits.filter((hit) => hit.line === at);
    const candidates = rankCandidates(line, hitsOfLine, unitOf, known);
    return [
      {
        text: line.text.slice(0, 500),
        ...(line.quantity !== undefined && { quantity: line.quantity }),
        ...(line.unitText !== undefined && { unit: line.unitText }),
        sure: sureOf(line, candidates, kindTerms(line.words, attributes)),
        candidates: candidates.map(({ id, unitId, quantity, fits, known: had }) => ({
          product_id: id,
          unit_id: unitId,
          quantity,
          unit_fits: fits,
          times: had?.times ?? 0,
          listed: had?.listed ?? false,
        })),
      },
    ];
  });
  const read = answers.slice(0, MAX_LINES);
  const shown = [
    ...new Set(read.flatMap(({ candidates }) => candidates.map(({ product_id }) => product_id))),
  ];
  const left = asked.length - lines.length + answers.length - read.length;
  return { lines: read, products: await docsOf(tx, viewer, shown), left };
}
