import { shippingTexts } from '../../../../tenants/shipping.ts';
import type { ShopFacts } from '../model.ts';

/** The shop's conditions in words (docs/behaviour.md §6.6); the amounts are those that the cart reckons with. */
export function conditionsOf({ consumer, site }: ShopFacts) {
  const vat = consumer ? 'inclusief btw' : 'exclusief btw';
  return {
    /** 'exclusief btw' for businesses, 'inclusief btw' for households. */
    vat,
    ...shippingTexts(site.countries),
    payment: consumer
      ? 'U betaalt vooraf, online of per bankoverschrijving; zakelijke klanten betalen op factuur.'
      : 'U betaalt op factuur, of vooraf per bankoverschrijving als u dat liever heeft.',
  };
}
