/** Addresses of what pages load and post to themselves; no visitor sees them. */

/** This customer's cart. */
export const CUSTOMER_CART = '/internal/cart';
/** This customer's part of the home page. */
export const CUSTOMER_DASHBOARD = '/internal/dashboard';
/** How often the content of the host's site has changed. */
export const CONTENT_CHANGES = '/internal/changes';
/** Own prices by product id. */
export const customerPricesUrl = (ids: readonly number[]) => `/internal/prices?ids=${ids.join()}`;

/** Links below the headings of the mega menus. */
export const MENU_FILE = '/theme/menu';
/** The sprite of all icons, a file of `public/` (ADR 85). Its name is a hash of its content: cached for ever. */
export const ICONS = '/icons/4fbed05e.svg';
/** A file with a hash in its name. */
export const themeUrl = (file: string) => `/theme/${file}`;
