import type { Thing } from './json-ld.ts';

export type CollectionFacts = {
  name: string;
  /** Absolute, as are those of the items. */
  url: string;
  description?: string;
  image?: string;
  /** Of the whole list. */
  count: number;
  /** The first of it, as far as the page shows them; without prices, whoever looks. */
  items?: readonly { name: string; url: string }[];
};

/** A page that is a list: of products, of brands. */
export function collectionPage({ count, items, ...page }: CollectionFacts): Thing {
  const itemListElement = items?.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...item,
  }));
  return {
    '@type': 'CollectionPage',
    ...page,
    mainEntity: { '@type': 'ItemList', numberOfItems: count, itemListElement },
  };
}
