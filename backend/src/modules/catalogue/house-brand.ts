import { type SQL, sql } from '../../db/sql.ts';

const sizeOf = (product: SQL) => sql`(
  SELECT s ->> 'value' FROM jsonb_array_elements(${product}.specifications) s WHERE s ->> 'label' = 'Maat' LIMIT 1)`;

/**
 * Products that differ only in these properties replace each other; those that differ in any other do not: two plies
 * are not three.
 */
const ofTaste = ['Kleur', 'Materiaal', 'Keurmerk', 'Verpakking', 'Land van herkomst'];

const sameProperties = sql`NOT EXISTS (
  SELECT 1 FROM jsonb_array_elements(p.specifications) s
    JOIN jsonb_array_elements(o.specifications) t ON s ->> 'label' = t ->> 'label' AND s ->> 'value' <> t ->> 'value'
  WHERE s ->> 'label' <> ALL (${sql.param(ofTaste)}::text[]))`;

/** The properties that another brand's product and the house brand's must share to be alternatives. */
export const comparable = sql`p.house_brand AND NOT o.house_brand AND p.family = o.family
  AND p.inhoud IS NOT DISTINCT FROM o.inhoud AND ${sizeOf(sql`p`)} IS NOT DISTINCT FROM ${sizeOf(sql`o`)}
  AND ${sameProperties}`;

/** Orders by similarity: a product that differs only in its brand comes first. */
export const difference = sql`
  CASE WHEN replace(p.name, p.brand, '') = replace(o.name, o.brand, '') THEN -1000 ELSE 0 END - (
    SELECT count(*)::int FROM jsonb_array_elements(p.specifications) s WHERE o.specifications @> jsonb_build_array(s))`;
