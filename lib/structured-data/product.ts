import type { Thing } from './json-ld.ts';

export type ProductFacts = {
  name: string;
  description: string;
  articleNumber: string;
  brand: string;
  ean: string;
  /** Absolute. */
  url: string;
  image: string;
  category: string;
};

/** What a product costs whoever comes along: only where prices are public. */
export type PublicOffer = {
  /** In euros, including VAT: what a consumer pays. */
  price: number;
  inStock: boolean;
  seller: string;
};

/** Thirteen digits, of which the last checks the others. */
export function isGtin13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** A product. Without an offer there is no price in it, of whatever kind (docs/behaviour.md §6.1). */
export function productThing(facts: ProductFacts, offer?: PublicOffer): Thing {
  return {
    '@type': 'Product',
    name: facts.name,
    description: facts.description || undefined,
    sku: facts.articleNumber,
    gtin13: isGtin13(facts.ean) ? facts.ean : undefined,
    brand: facts.brand === '' ? undefined : { '@type': 'Brand', name: facts.brand },
    category: facts.category || undefined,
    url: facts.url,
    image: facts.image,
    offers: offer && {
      '@type': 'Offer',
      price: offer.price.toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${offer.inStock ? 'InStock' : 'BackOrder'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url: facts.url,
      seller: { '@type': 'Organization', name: offer.seller },
    },
  };
}
