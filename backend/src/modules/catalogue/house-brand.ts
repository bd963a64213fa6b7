import { type SQL, sql } from 'drizzle-orm';

const sizeOf = (product: SQL) => sql`(
  SELECT s ->> 'value' FROM jsonb_array_elements(${product}.specifications) s WHERE s ->> 'label' = 'Maat' LIMIT 1)`;

/** Two products that differ in these do the same work; those that differ in any other don't: two plies are not three. */
const ofTaste = ['Kleur', 'Materiaal', 'Keurmerk', 'Verpakking', 'Land van herkomst'];

const sameProperties = sql`NOT EXISTS (
  SELECT 1 FROM jsonb_array_elements(p.specifications) s
    JOIN jsonb_array_elements(o.specifications) t ON s ->> 'label' = t ->> 'label' AND s ->> 'value' <> t ->> 'value'
  WHERE s ->> 'label' <> ALL (${sql.param(ofTaste)}::text[]))`;

/** What another brand's product and the house brand's must have in common to be each other's alternative. */
export const comparable = sql`p.house_brand AND NOT o.house_brand AND p.family = o.family
  AND p.inhoud IS NOT DISTINCT FROM o.inhoud AND ${sizeOf(sql`p`)} IS NOT DISTINCT FROM ${sizeOf(sql`o`)}
  AND ${sameProperties}`;

/** The more they have in common, the earlier: the same but for the brand comes first. */
export const unlikeness = sql`
  CASE WHEN replace(p.name, p.brand, '') = replace(o.name, o.brand, '') THEN -1000 ELSE 0 END - (
    SELECT count(*)::int FROM jsonb_array_elements(p.specifications) s WHERE o.specifications @> jsonb_build_array(s))`;
