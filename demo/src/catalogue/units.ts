/** A pack size of a product: the unit's name and the number of base pieces. */
export interface Pack {
  name: string;
  content: number;
  isDefault: boolean;
}

const plurals: Record<string, string> = {
  rol: 'rollen',
  stuk: 'stuks',
  pak: 'pakken',
  doos: 'dozen',
  pallet: 'pallets',
  fles: 'flessen',
  can: 'cans',
  bundel: 'bundels',
  vel: 'vellen',
  paar: 'paar',
  set: 'sets',
  tablet: 'tabletten',
  emmer: 'emmers',
  zak: 'zakken',
  box: 'boxen',
  vulling: 'vullingen',
  pot: 'potten',
  bus: 'bussen',
  spuitbus: 'spuitbussen',
  koker: 'kokers',
  tas: 'tassen',
  bak: 'bakken',
  sticker: 'stickers',
  portie: 'porties',
  stapel: 'stapels',
  streng: 'strengen',
  dispenserdoos: 'dispenserdozen',
};

/** '48 rollen', '1 rol', '1.000 stuks'. */
export function counted(count: number, singular: string): string {
  const word = count === 1 ? singular : plurals[singular];
  if (!word) throw new Error(`No plural for unit '${singular}'`);
  return `${thousands(count)} ${word}`;
}

/** 12500 → '12.500'. */
export function thousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** 0.5 → '0,5'. */
export function decimal(value: number, digits?: number): string {
  return (digits === undefined ? String(value) : value.toFixed(digits)).replace('.', ',');
}

/** Reads `['pak 8', '*doos 48', 'pallet 1056']`, small to large; the star marks the default (else the first). */
export function parsePacks(texts: readonly string[]): Pack[] {
  const packs = texts.map((text) => {
    const match = /^(\*?)(\p{L}+) (\d+)$/u.exec(text);
    if (!match?.[2]) throw new Error(`Not a pack: '${text}'`);
    return { name: match[2], content: Number(match[3]), isDefault: match[1] === '*' };
  });
  const [first] = packs;
  if (first && !packs.some((pack) => pack.isDefault)) first.isDefault = true;
  return packs;
}

/** 'per stuk', 'doos à 48 rollen', 'pallet à 22 dozen (1.056 rollen)'. */
export function describePack(pack: Pack, inner: Pack | undefined, base: string): string {
  if (pack.content === 1) return `per ${pack.name}`;
  const pieces = counted(pack.content, base);
  const nested = inner && inner.content > 1 && pack.content % inner.content === 0;
  if (nested && pack.name === 'pallet')
    return `pallet à ${counted(pack.content / inner.content, inner.name)} (${pieces})`;
  return `${pack.name} à ${pieces}`;
}

/** One spelling for a volume: under a litre in ml, else in litres ('0,5 liter' → '500 ml', '1000 ml' → '1 liter'). */
export function volume(text: string): string {
  const ml = millilitres(text);
  if (ml === undefined) return text;
  return ml < 1000 ? `${ml} ml` : `${decimal(ml / 1000)} liter`;
}

/** '0,5 liter' → 500; undefined for what is no volume. */
export function millilitres(text: string): number | undefined {
  const [, amount = '', unit] = /^([\d,]+) (ml|liter)$/.exec(text) ?? [];
  return unit === undefined
    ? undefined
    : Math.round(Number(amount.replace(',', '.')) * (unit === 'liter' ? 1000 : 1));
}
