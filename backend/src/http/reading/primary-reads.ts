import type { EndpointName } from '@toonbank/contract';

/** Nothing is left to read once the session is checked, which is done on the primary. */
const SESSION_ONLY = 'has only the session';
const COUNTED = 'counts the call, for a limit';
const LOCKS = 'locks its row, against changes at the same time';
/** Storefronts keep the page that is made at such a moment, so it must be the clock that plans go by. */
const MOMENT = "shows from a moment on by the database's clock";

/**
 * Endpoints that change nothing by the contract, and are not read from a replica all the same, with the reason. A test
 * runs all others on a replica.
 */
export const primaryReads: ReadonlyMap<EndpointName, string> = new Map<EndpointName, string>([
  ['auth.initSession', 'begins a session'],
  ['auth.authenticate', SESSION_ONLY],
  ['auth.refresh', SESSION_ONLY],
  ['admin.authenticate', SESSION_ONLY],
  ['reviews.check', SESSION_ONLY],
  ['editing.feed', 'tells storefronts what to make anew, before all else'],
  ['content.slider', MOMENT],
  ['content.news', MOMENT],
  ['content.blog', MOMENT],
  ['quickOrder.understand', COUNTED],
  ['shelfLabels.look', COUNTED],
  ['recurringOrders.prepared', COUNTED],
  ['tasks.linked', COUNTED],
  ['tasks.linkedPhoto', COUNTED],
  ['admin.validateClientCode', COUNTED],
  ['editing.preview', COUNTED],
  ['editing.draft', LOCKS],
  ['masters.compare', LOCKS],
  ['masters.sites', LOCKS],
  ['textChecks.list', 'checks texts that changed, and stores the findings'],
]);
