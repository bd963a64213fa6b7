import { endpoints } from '@toonbank/contract';
import type { ApiClient, CallOptions, RequestOf } from './client';

const { shelfLabels } = endpoints;

/** The labels that work, newest first. Customers only, as all of these but `lookAtLabel`. */
export const getShelfLabels = (client: ApiClient) => client.call(shelfLabels.all, {});

/** Labels of a list; those that are there already are the same ones. @throws ApiError `too_many_labels` */
export const makeLabels = (client: ApiClient, request: RequestOf<typeof shelfLabels.make>) =>
  client.call(shelfLabels.make, request);

/** Labels on sheets, as PDF. @throws ApiError `not_found`, `invalid_request` */
export const getLabelsPdf = (client: ApiClient, request: RequestOf<typeof shelfLabels.print>) =>
  client.file(shelfLabels.print, request);

/** These labels, or all of a list, lead nowhere from now on. */
export const revokeLabels = (client: ApiClient, request: RequestOf<typeof shelfLabels.revoke>) =>
  client.call(shelfLabels.revoke, request);

/** Undoes `revokeLabels`. */
export const restoreLabels = (client: ApiClient, labelIDs: number[]) =>
  client.call(shelfLabels.restore, { labelIDs });

/** What waits, and what was handled last. */
export const getShelfRequests = (client: ApiClient) => client.call(shelfLabels.requests, {});

/** How many wait, in all and per list. */
export const getRequestCounts = (client: ApiClient) => client.call(shelfLabels.counts, {});

/** Adds requests to the cart: what can't be ordered stays in the queue and is named. */
export const requestsToCart = (
  client: ApiClient,
  requests: RequestOf<typeof shelfLabels.toCart>['requests'],
) => client.call(shelfLabels.toCart, { requests });

export const dismissRequests = (client: ApiClient, requestIDs: number[]) =>
  client.call(shelfLabels.dismiss, { requestIDs });

/** Undoes `dismissRequests`. */
export const reopenRequests = (client: ApiClient, requestIDs: number[]) =>
  client.call(shelfLabels.reopen, { requestIDs });

/** What a scanned label shows to anybody. @throws ApiError `not_found`, `too_many_requests` */
export const lookAtLabel = (
  client: ApiClient,
  request: RequestOf<typeof shelfLabels.look>,
  options?: CallOptions,
) => client.call(shelfLabels.look, request, options);
