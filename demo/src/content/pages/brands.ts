import { slugify } from '../../../../lib/slug.ts';
import { type BrandKey, brands } from '../../catalogue/brands.ts';
import { p } from '../blocks.ts';
import { brandTexts } from '../brand-texts.ts';
import type { DemoPage, ShopFacts } from '../model.ts';

const keyOf = (name: string) =>
  Object.entries(brands).find(([, brand]) => brand.name === name)?.[0] as
    | Exclude<BrandKey, 'house'>
    | undefined;

const houseText = ({ houseBrand, name, assortment }: ShopFacts): string => {
  const own = assortment.products.filter((product) => product.houseBrand).length;
  return `${houseBrand} is het huismerk van ${name}: ${own} producten die wij zelf kiezen, laten maken en blijven controleren. U betaalt de kwaliteit en niet het merk.`;
};

/** The shop's texts about each brand it sells, on the storefront's brand pages. */
export function brandPages(shop: ShopFacts): DemoPage[] {
  const names = [...new Set(shop.assortment.products.map(({ brand }) => brand))].sort();
  return names.map((name) => {
    const key = keyOf(name);
    const slug = slugify(name);
    return {
      code: `merk-${slug}`,
      path: `c/merken/${slug}`,
      title: name,
      description: `${name} bij ${shop.name}: alle artikelen van het merk op een rij, met artikelnummer en verpakking.`,
      image: `/media/${shop.site.id}/merken/${slug}.svg`,
      menu: 'merken',
      blocks: [p(key === undefined ? houseText(shop) : brandTexts[key])],
    };
  });
}
