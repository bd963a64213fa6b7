/** Where the skip links of a page lead to: its content, and the products of a list. */
export const CONTENT_ID = 'inhoud';
export const PRODUCTS_ID = 'producten';
