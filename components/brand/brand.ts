export interface Brand {
  name: string;
  /** Of its products. */
  count: number;
  /** Absent when the shop has no logo: the name is shown as text. */
  logo?: string;
  /** HTML of the CMS. */
  text?: string;
  /** For search engines. */
  description?: string;
  /** The shop's own. */
  house?: true;
}

/** The fields that the brand index shows. */
export type IndexedBrand = Pick<Brand, 'name' | 'count' | 'logo' | 'house'>;
