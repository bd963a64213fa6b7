/** Euros of a typed amount: `2500`, `2.500`, `2500,5`, `€ 2.500,00`; undefined for any other text. */
export function parseEuros(typed: string): number | undefined {
  const text = typed.replace(/[€\s]/g, '');
  if (!/^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/.test(text)) return undefined;
  return Number(text.replaceAll('.', '').replace(',', '.'));
}
