import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';
import { stemOf } from '../../catalogue/search/dutch-stem.ts';
import type { Vocabulary } from '../../catalogue/search/vocabulary.ts';
import { wordsOf } from '../../catalogue/search/words.ts';

/** Words for what products are made of, and for their colours, by stem. */
export interface Attributes {
  materials: ReadonlySet<string>;
  colours: ReadonlySet<string>;
}

interface Row extends Record<string, unknown> {
  materials: string[] | null;
  colours: string[] | null;
}

const stemsOf = (values: readonly string[] | null): ReadonlySet<string> =>
  new Set(
    (values ?? [])
      .filter((value) => !/\s/.test(value.trim()))
      .flatMap(wordsOf)
      .map(stemOf),
  );

/** The materials and colours of a site's products; read once per vocabulary. */
export async function attributesOf(tx: Tx, vocabulary: Vocabulary): Promise<Attributes> {
  const kept = vocabulary.keep<{ value?: Attributes }>('attributes', () => ({}));
  if (kept.value) return kept.value;
  const { rows } = await tx.execute<Row>(sql`
    SELECT array_agg(DISTINCT materiaal) FILTER (WHERE materiaal IS NOT NULL) AS materials,
      array_agg(DISTINCT kleur) FILTER (WHERE kleur IS NOT NULL) AS colours
    FROM products WHERE active`);
  kept.value = { materials: stemsOf(rows[0]?.materials ?? null), colours: stemsOf(rows[0]?.colours ?? null) };
  return kept.value;
}

/** The indexes of the words that name a material. */
export const materialTerms = (words: readonly string[], { materials }: Attributes): number[] =>
  words.flatMap((word, term) => (materials.has(stemOf(word)) ? [term] : []));

/** The indexes of the words that name a colour or a size: what lacks one is another product. */
export const kindTerms = (words: readonly string[], { colours }: Attributes): number[] =>
  words.flatMap((word, term) => (colours.has(stemOf(word)) || /^(?:x{0,3}[sl]|m)$/.test(word) ? [term] : []));
