import type { WireProduct } from '@toonbank/contract';

/** The kind of hazard of a product, according to its own data. */
export type HazardKind = 'acid' | 'alkali' | 'irritant' | 'chlorine' | 'alcohol' | 'aerosol' | 'mild';

export type ChemicalProduct = Pick<WireProduct, 'product_name' | 'specifications'>;

export const specificationOf = ({ specifications }: ChemicalProduct, wanted: string): string | undefined =>
  specifications.find(({ label }) => label === wanted)?.value;

/** Strong acids and alkalis burn, from about these pH values on; weaker ones irritate. */
const ACID = 2.5;
const ALKALI = 11.5;
const WEAK_ACID = 4;
const WEAK_ALKALI = 10.5;

export function hazardOf(product: ChemicalProduct): HazardKind {
  const name = product.product_name.toLowerCase();
  if (specificationOf(product, 'Drijfgas') || /spuitbus|aerosol/.test(name)) return 'aerosol';
  if (/\d+ % alcohol|alcohol \d+ %/.test(name)) return 'alcohol';
  if (/chloor/.test(name)) return 'chlorine';
  const ph = Number.parseFloat((specificationOf(product, 'pH') ?? '7').replace(',', '.'));
  if (ph <= ACID) return 'acid';
  if (ph >= ALKALI) return 'alkali';
  return ph <= WEAK_ACID || ph >= WEAK_ALKALI ? 'irritant' : 'mild';
}
