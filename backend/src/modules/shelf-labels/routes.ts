import { endpoints } from '@toonbank/contract';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { dismissRequests, reopenRequests } from './handle-requests.ts';
import { readLabelToken } from './label-token.ts';
import { makeLabels } from './make-labels.ts';
import { printLabels } from './print-labels.ts';
import { allLabels } from './read-labels.ts';
import { countRequests, readRequests } from './read-requests.ts';
import { requestsToCart } from './requests-to-cart.ts';
import { restoreLabels, revokeLabels } from './revoke-labels.ts';
import { askByLabel, lookAtLabel } from './scan.ts';
import { limitScans } from './scan-limits.ts';

const { shelfLabels } = endpoints;

export const shelfLabelRoutes: Implementation[] = [
  implement(shelfLabels.all, ({ tx, viewer }) => allLabels(tx, viewer)),
  implement(shelfLabels.make, async ({ tx, viewer }, request) => ({
    label_ids: await makeLabels(tx, viewer, request),
  })),
  implementDetached(shelfLabels.print, printLabels),
  implement(shelfLabels.revoke, async ({ tx, viewer }, request) => ({
    revoked: await revokeLabels(tx, viewer, request),
  })),
  implement(shelfLabels.restore, async ({ tx, viewer }, { labelIDs }) => ({
    restored: await restoreLabels(tx, viewer, labelIDs),
  })),
  implement(shelfLabels.requests, ({ tx, viewer }) => readRequests(tx, viewer)),
  implement(shelfLabels.counts, ({ tx, viewer }) => countRequests(tx, viewer)),
  implement(shelfLabels.toCart, ({ tx, viewer }, request) => requestsToCart(tx, viewer, request)),
  implement(shelfLabels.dismiss, async ({ tx, viewer }, { requestIDs }) => ({
    dismissed: await dismissRequests(tx, viewer, requestIDs),
  })),
  implement(shelfLabels.reopen, async ({ tx, viewer }, { requestIDs }) => ({
    reopened: await reopenRequests(tx, viewer, requestIDs),
  })),
  implementDetached(shelfLabels.look, async (call, { token, key }) => {
    const { database, viewer, secret } = call;
    const signed = readLabelToken(secret, viewer.site.id, token);
    await limitScans(call, 'look', signed?.labelId);
    const simulated = viewer.session?.simulated ?? false;
    return database.inSite(viewer.site.id, (tx) => lookAtLabel(tx, signed, { key, simulated }));
  }),
  implementDetached(shelfLabels.ask, async (call, request) => {
    const { database, viewer, secret } = call;
    const signed = readLabelToken(secret, viewer.site.id, request.token);
    await limitScans(call, 'ask', signed?.labelId);
    return { asked: await database.inSite(viewer.site.id, (tx) => askByLabel(tx, signed, request)) };
  }),
];
