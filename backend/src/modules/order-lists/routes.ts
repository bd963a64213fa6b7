import { endpoints } from '@toonbank/contract';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { lockList } from './find-list.ts';
import { addItem, removeItem } from './items.ts';
import { listFile } from './list-file.ts';
import { listToCart } from './list-to-cart.ts';
import { addList, allLists, removeList, renameList } from './lists.ts';
import { moveItems } from './move-items.ts';
import { putItems } from './put-items.ts';
import { readList, readWholeList } from './read-list.ts';
import { setCustomSort, setSortType } from './sort-list.ts';
import { listedItems, selectedLists } from './where-listed.ts';

const { orderLists } = endpoints;

export const orderListRoutes: Implementation[] = [
  implement(orderLists.all, ({ tx, viewer }) => allLists(tx, viewer)),
  implementDetached(orderLists.get, async ({ database, viewer }, request) => {
    const { site } = viewer;
    const { type } = request;
    if (type === undefined) return database.inSite(site.id, (tx) => readList(tx, viewer, request));
    const whole = await database.inSite(site.id, (tx) => readWholeList(tx, viewer, request));
    return listFile(site, whole, type, new Date());
  }),
  implement(orderLists.add, ({ tx, viewer, secret }, list) => addList(tx, viewer, list, secret)),
  implement(orderLists.remove, async ({ tx, viewer, secret }, { listID }) => ({
    removed: await removeList(tx, viewer, listID, secret),
  })),
  implement(orderLists.addItem, async ({ tx, viewer }, item) => {
    await addItem(tx, viewer, item);
    return {};
  }),
  implement(orderLists.removeItem, async ({ tx, viewer }, { listID, productID }) => ({
    removed: await removeItem(tx, viewer, listID, productID),
  })),
  implement(orderLists.rename, async ({ tx, viewer }, { listID, listName }) => {
    await renameList(tx, viewer, listID, listName);
    return {};
  }),
  implement(orderLists.listedItems, ({ tx, viewer }) => listedItems(tx, viewer)),
  implement(orderLists.selected, ({ tx, viewer }, { productID }) => selectedLists(tx, viewer, productID)),
  implement(orderLists.setSortType, async ({ tx, viewer }, { listID, sortType }) => {
    await setSortType(tx, viewer, listID, sortType);
    return {};
  }),
  implement(orderLists.setCustomSort, async ({ tx, viewer }, request) => {
    await setCustomSort(tx, viewer, request);
    return {};
  }),
  implement(orderLists.putItems, async ({ tx, viewer }, { listID, items }) =>
    putItems(tx, await lockList(tx, viewer, listID), items),
  ),
  implement(orderLists.moveItems, ({ tx, viewer }, request) => moveItems(tx, viewer, request)),
  implement(orderLists.toCart, ({ tx, viewer }, request) => listToCart(tx, viewer, request)),
];
