import type { Thing } from './json-ld.ts';

export type CollectionFacts = {
  name: string;
  /** Absolute, like those of the items. */
  url: string;
  description?: string;
  image?: string;
  /** Number of items in the whole list. */
  count: number;
  /** The first items that the page shows; without prices for every viewer. */
  items?: readonly { name: string; url: string }[];
};

/** A list page: of products or brands. */
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
