import { products } from '../../db/schema/index.ts';
import { type SQL, sql } from '../../db/sql.ts';

/** Path of the drawing that articles from a sheet show until they have a picture of their own. */
export const STAND_IN_PATH = 'packshots/zonder-foto.svg';

/** Whether a product has no picture, or that drawing. */
export const hasNoPicture: SQL = sql`${products.image} IN ('', '/media/' || ${products.siteId} || ${`/${STAND_IN_PATH}`}::text)`;
