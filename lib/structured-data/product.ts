import type { NetMeasure } from '@toonbank/contract';
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
  /** How much of the unit price's measure the price is for. */
  content?: { measure: NetMeasure; amount: number };
  /** In euros, including VAT: the lowest price of the 30 days before the sale. */
  priorPrice?: number;
};

/** UN/CEFACT codes of the measures. */
const unitCodes: Record<NetMeasure, string> = { l: 'LTR', kg: 'KGM', m: 'MTR', m2: 'MTK', piece: 'C62' };

const inEuros = (price: number) => ({ price: price.toFixed(2), priceCurrency: 'EUR' });

/** The content that the price is for, from which a search engine computes the unit price, and the price before a sale. */
function priceSpecifications({ price, content, priorPrice }: PublicOffer): Thing[] {
  const amountOf = (value: number) => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode: content && unitCodes[content.measure],
  });
  return [
    ...(content
      ? [
          {
            '@type': 'UnitPriceSpecification',
            ...inEuros(price),
            valueAddedTaxIncluded: true,
            referenceQuantity: { ...amountOf(content.amount), valueReference: amountOf(1) },
          },
        ]
      : []),
    ...(priorPrice === undefined
      ? []
      : [
          {
            '@type': 'UnitPriceSpecification',
            ...inEuros(priorPrice),
            valueAddedTaxIncluded: true,
            priceType: 'https://schema.org/StrikethroughPrice',
          },
        ]),
  ];
}

/** Whether a text is a GTIN-13: thirteen digits, the last of which is the check digit. */
export function isGtin13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** The property of schema.org in which the members of a family differ, by the name of the axis. */
const variesBy: Readonly<Record<string, 'size' | 'color'>> = {
  ...{ Maat: 'size', Inhoud: 'size', Diameter: 'size', Formaat: 'size', Binnenmaat: 'size', Breedte: 'size' },
  ...{ Gewicht: 'size', Kleur: 'color' },
};

export interface FamilyFacts {
  id: number;
  name: string;
  axis: string;
  members: { thing: Thing; value: string }[];
}

/** A family of products that are one page: what they have in common, and each member as a variant. */
export function productGroupThing(facts: ProductFacts, { id, name, axis, members }: FamilyFacts): Thing {
  const { description, brand, category, url } = productThing(facts);
  const property = variesBy[axis];
  return {
    ...{ '@type': 'ProductGroup', productGroupID: String(id), name },
    ...{ description, brand, category, url },
    variesBy: property && `https://schema.org/${property}`,
    hasVariant: members.map(({ thing, value }) => ({ ...thing, ...(property && { [property]: value }) })),
  };
}

const availabilityOf = ({ inStock }: PublicOffer) =>
  `https://schema.org/${inStock ? 'InStock' : 'BackOrder'}`;

/** A product. Without an offer it has no price of any kind (docs/behaviour.md §6.1). */
export function productThing(facts: ProductFacts, offer?: PublicOffer): Thing {
  const specifications = offer ? priceSpecifications(offer) : [];
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
      ...inEuros(offer.price),
      priceSpecification: specifications.length > 0 ? specifications : undefined,
      availability: availabilityOf(offer),
      itemCondition: 'https://schema.org/NewCondition',
      url: facts.url,
      seller: { '@type': 'Organization', name: offer.seller },
    },
  };
}
