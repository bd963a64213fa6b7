import { endpoints } from '@toonbank/contract';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { countDetails } from './count-details.ts';
import { countHistory } from './count-history.ts';
import { countLists } from './count-lists.ts';
import { countSheet } from './count-sheet.ts';
import { discardCount } from './discard-count.ts';
import { linkCode } from './link-code.ts';
import { orderProposal } from './proposal/order-proposal.ts';
import { countReport } from './report/count-report.ts';
import { setLines } from './set-lines.ts';
import { setPlaces } from './set-places.ts';
import { updateCount } from './update-count.ts';

const { stockCount } = endpoints;

export const stockCountRoutes: Implementation[] = [
  implement(stockCount.orderLists, ({ tx, viewer }) => countLists(tx, viewer)),
  implement(stockCount.sheet, ({ tx, viewer }, { listID }) => countSheet(tx, viewer, listID)),
  implement(stockCount.update, ({ tx, viewer }, request) => updateCount(tx, viewer, request)),
  implement(stockCount.discard, async ({ tx, viewer }, { countID }) => {
    await discardCount(tx, viewer, countID);
    return {};
  }),
  implement(stockCount.history, ({ tx, viewer }, request) => countHistory(tx, viewer, request)),
  implement(stockCount.details, ({ tx, viewer }, { countID }) => countDetails(tx, viewer, countID)),
  implementDetached(stockCount.report, countReport),
  implement(stockCount.proposal, ({ tx, viewer }, { listID }) => orderProposal(tx, viewer, listID)),
  implement(stockCount.setPlaces, async ({ tx, viewer }, request) => {
    await setPlaces(tx, viewer, request);
    return {};
  }),
  implement(stockCount.setLines, async ({ tx, viewer }, request) => {
    await setLines(tx, viewer, request);
    return {};
  }),
  implement(stockCount.linkCode, async ({ tx, viewer }, request) => {
    await linkCode(tx, viewer, request);
    return {};
  }),
];
