import type { ShopFacts } from '../model.ts';

/** The shop's conditions in words (docs/behaviour.md §6.6); the amounts are those that the cart reckons with. */
export function conditionsOf({ consumer, belgium, freeFrom, costs, costsBelgium }: ShopFacts) {
  const vat = consumer ? 'inclusief btw' : 'exclusief btw';
  return {
    /** 'exclusief btw' for businesses, 'inclusief btw' for households. */
    vat,
    ...{ freeFrom, costs, costsBelgium },
    area: belgium ? 'Nederland en België' : 'heel Nederland',
    payment: consumer
      ? 'U betaalt vooraf, online of per bankoverschrijving. Bij het bestellen ziet u welke betaalwijzen er zijn.'
      : 'U betaalt op factuur, of vooraf als u dat liever hebt: online of per bankoverschrijving. Bij het bestellen ziet u welke betaalwijzen er voor u zijn.',
  };
}
