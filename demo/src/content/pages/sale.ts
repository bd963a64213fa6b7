import { p } from '../blocks.ts';
import type { DemoPage, ShopFacts } from '../model.ts';

/** Text above the sale list, for shops with a sale. */
export function salePages({ site, name, consumer, assortment }: ShopFacts): DemoPage[] {
  if (!assortment.products.some(({ saleFromCents }) => saleFromCents !== undefined)) return [];
  const seen = consumer
    ? 'De oude prijs staat er doorgestreept bij.'
    : 'Klanten zien bij elk product de eigen prijs en, doorgestreept, de oude.';
  return [
    {
      code: 'sale',
      path: 'c/sale',
      title: 'Sale',
      description: `Afgeprijsde producten bij ${name}: restpartijen en wisselende aanbiedingen, zolang de voorraad strekt.`,
      image: `/media/${site.id}/scenes/sale.svg`,
      menu: 'sale',
      blocks: [p(`Restpartijen en wisselende aanbiedingen, zolang de voorraad strekt. ${seen}`)],
    },
  ];
}
