import { routeOf } from './routes.ts';

/** Whether a content page is the text of a page that the shop has by itself, such as a brand: its address is fixed. */
export const isShopPath = (path: string): boolean => routeOf(path.split('/')[0] ?? '') !== undefined;
