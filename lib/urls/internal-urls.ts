/** Addresses of what pages load and post to themselves; no visitor sees them. */

/** This customer's cart. */
export const CUSTOMER_CART = '/internal/cart';
/** This customer's part of the home page. */
export const CUSTOMER_DASHBOARD = '/internal/dashboard';
/** Maximum number of products in one request of prices. */
export const MAX_PRICES_PER_REQUEST = 96;
/** This customer's prices by product id. */
export const CUSTOMER_PRICES = '/internal/prices';
export const customerPricesUrl = (ids: readonly number[]) => `${CUSTOMER_PRICES}?ids=${ids.join()}`;

/** Links below the headings of the mega menus. */
export const MENU_FILE = '/theme/menu';
/** The sprite of all icons, a file of `public/` (ADR 85). Its name is a hash of its content: cached for ever. */
export const ICONS = '/icons/4fbed05e.svg';
/** A file with a hash in its name. */
export const themeUrl = (file: string) => `/theme/${file}`;
