export interface Brand {
  name: string;
  /** Of its products. */
  count: number;
  /** Absent when the shop has none: then the name is set in type. */
  logo?: string;
  /** HTML of the CMS. */
  text?: string;
  /** For search engines. */
  description?: string;
  /** The shop's own. */
  house?: true;
}

/** What the index of all brands shows of one. */
export type IndexedBrand = Pick<Brand, 'name' | 'count' | 'logo' | 'house'>;
