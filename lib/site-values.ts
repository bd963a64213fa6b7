/**
 * Values of a site's data that the site's files and the pages both know. A value is added here; the types, the check of
 * the sites and the tables by value follow.
 */

/** Folders of `templates/`. */
export const templateNames = [
  'basis',
  'helder',
  'puur',
  'horeca',
  'zorg',
  'thuis',
  'kantoor',
  'erf',
  'bouw',
] as const;
export type TemplateName = (typeof templateNames)[number];

/**
 * First screens of the home page of `basis`: the words `beside` or below (`above`) the slides, the groups as an `index`
 * beside them, or a `shelf` of groups below the words.
 */
export const homeOpenings = ['beside', 'above', 'index', 'shelf'] as const;
/** The first block below the first screen; the others have an order that goes with it (`templates/basis/home.tsx`). */
export const homeOrders = ['groups', 'offers', 'season', 'brands', 'advice'] as const;
export interface HomeLayout {
  opening: (typeof homeOpenings)[number];
  first: (typeof homeOrders)[number];
}

/** The shop's own headings on its home page: of the offers, of the season's products, and of the part about an account. */
export interface HomeLines {
  offers: string;
  season: string;
  account: string;
}

/** Subjects of a promise; each has its icon. */
export const promiseKinds = ['shipping', 'costs', 'speed', 'invoice', 'choice'] as const;
export interface ShopPromise {
  kind: (typeof promiseKinds)[number];
  text: string;
}

export const headerSurfaces = ['light', 'brand', 'ink'] as const;
/** How the navigation marks the current item. */
export const navigationStyles = ['plain', 'underline', 'pill'] as const;
export interface HeaderStyle {
  surface: (typeof headerSurfaces)[number];
  navigation: (typeof navigationStyles)[number];
}
