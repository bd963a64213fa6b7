import { dutchNumber } from '../../../lib/dutch-number';

/** The page of all product groups. */
export const groupIndex = {
  title: 'Alle groepen',
  none: 'Er zijn nog geen groepen om te tonen.',
  description: (shop: string, products: number) =>
    `Het hele assortiment van ${shop}: ${dutchNumber(products)} producten, per groep.`,
} as const;
