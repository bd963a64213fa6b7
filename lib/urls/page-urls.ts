/** The first segment of most addresses; the shop has one language. */
export const LANGUAGE = 'nl';

export const BRANDS = '/nl/c/merken';
/** All product groups. */
export const GROUPS = '/nl/assortiment';
export const CONTACT = '/nl/contact';
/** The CMS page of the terms of sale. */
export const TERMS_PAGE = 'leveringsvoorwaarden';
/** The CMS page about personal data, which also lists what browsers store. */
export const PRIVACY_PAGE = 'privacy-veiligheid';
/** The CMS page about the right of withdrawal. */
export const WITHDRAWAL_PAGE = 'herroepingsrecht';
export const SALE = '/nl/c/sale';
export const SEARCH = '/nl/zoeken';
export const RATINGS = '/nl/beoordelingen';
export const CART = '/nl/winkelwagen';
export const CHECKOUT = '/nl/winkelwagen/review';
export const REGISTRATION = '/nl/nieuwe-klant';
export const QUICK_ORDER = '/nl/snel-bestellen';

export const LOGIN = '/login';
/** The login that leads on to the checkout, and offers to go on as a visitor. */
export const LOGIN_TO_CART = '/login/winkelwagen';
/** `back` is the path with query to return to. */
export const loginUrl = (back: string) => `/login?terug=${encodeURIComponent(back)}`;

/** A page by its path below the language, such as a content page of the CMS. */
export const contentUrl = (path: string) => `/nl/${path}`;
