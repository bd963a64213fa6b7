import { slugify } from '../../lib/slug.ts';
import type { DemoProduct } from './model.ts';

/** Chemicals whose data name no pH. */
const others = new Set([
  'handgel-flessen',
  'handgel-vullingen',
  'luchtverfrisser-spray',
  'desinfectiedoekjes',
  'vaatwastabletten',
  'waspoeder',
  'vlekverwijderaar',
]);

const isChemical = ({ family, specifications }: DemoProduct) =>
  others.has(family) || specifications.some(({ label }) => label === 'pH');

/** Documents of a product: buyers of chemicals ask for the safety sheet. They are drawn on first request. */
export function documentsOf(siteId: string, product: DemoProduct): { title: string; url: string }[] {
  if (!isChemical(product)) return [];
  const file = `veiligheidsblad-${slugify(product.articleNumber)}.pdf`;
  return [{ title: 'Veiligheidsblad', url: `/media/${siteId}/documents/${file}` }];
}
