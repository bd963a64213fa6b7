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

/** A product's public price: only where visitors may see prices. */
export type PublicOffer = {
  /** In euros, including VAT: the consumer's price. */
  price: number;
  inStock: boolean;
  seller: string;
};

/** Whether a text is a GTIN-13: thirteen digits, the last of which is the check digit. */
export function isGtin13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** A product. Without an offer it has no price of any kind (docs/behaviour.md §6.1). */
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
