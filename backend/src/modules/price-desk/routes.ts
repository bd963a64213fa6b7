import type { Implementation } from '../../http/implement.ts';
import { addList, allLists, removeList, renameList } from './lists.ts';
import { changeTiers, listPrices, pricesAsFile } from './prices.ts';

/** The price lists of the site, for the people of the shop. */
export const priceDeskRoutes: Implementation[] = [
  allLists,
  addList,
  renameList,
  removeList,
  listPrices,
  pricesAsFile,
  changeTiers,
];
