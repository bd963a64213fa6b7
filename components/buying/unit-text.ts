import { countOf } from '@/locales/nl/product/units';

interface Unit {
  id: number;
  name: string;
  /** Base pieces in one. */
  content: number;
}

/**
 * Usual text of a unit: 'per stuk', 'doos à 48 rollen', 'pallet à 22 dozen (1.056 rollen)'. A page carries a
 * text only when it differs from this one. `units` are sorted from small to large; `piece` is the base piece
 * when the smallest unit holds several. Undefined when there is no base unit.
 */
export function usualText(
  { id, name, content }: Unit,
  units: readonly Unit[],
  piece?: string,
): string | undefined {
  if (content === 1) return `per ${name}`;
  const base = units[0]?.content === 1 ? units[0].name : piece;
  if (!base) return undefined;
  const pieces = countOf(content, base);
  const inner = units[units.findIndex((unit) => unit.id === id) - 1];
  const nested = name === 'pallet' && inner && inner.content > 1 && content % inner.content === 0;
  return nested
    ? `${name} à ${countOf(content / inner.content, inner.name)} (${pieces})`
    : `${name} à ${pieces}`;
}
