import type { CallOptions, RequestOf } from './call';
import type { ApiClient } from './client';

/** The valid labels, newest first. Customers only, like all of these but `lookAtLabel`. */
export const getShelfLabels = (client: ApiClient) => client.call('shelfLabels.all', {});

/** Creates labels for a list; existing ones are reused. @throws ApiError `too_many_labels` */
export const makeLabels = (client: ApiClient, request: RequestOf<'shelfLabels.make'>) =>
  client.call('shelfLabels.make', request);

/** Labels on sheets, as PDF. @throws ApiError `not_found`, `invalid_request` */
export const getLabelsPdf = (client: ApiClient, request: RequestOf<'shelfLabels.print'>) =>
  client.file('shelfLabels.print', request);

/** Revokes these labels, or all labels of a list. */
export const revokeLabels = (client: ApiClient, request: RequestOf<'shelfLabels.revoke'>) =>
  client.call('shelfLabels.revoke', request);

/** Undoes `revokeLabels`. */
export const restoreLabels = (client: ApiClient, labelIDs: number[]) =>
  client.call('shelfLabels.restore', { labelIDs });

/** The waiting requests, and those handled last. */
export const getShelfRequests = (client: ApiClient) => client.call('shelfLabels.requests', {});

/** The number of waiting requests, in total and per list. */
export const getRequestCounts = (client: ApiClient) => client.call('shelfLabels.counts', {});

/** Adds requests to the cart; those that can't be ordered stay in the queue and are named in the answer. */
export const requestsToCart = (client: ApiClient, requests: RequestOf<'shelfLabels.toCart'>['requests']) =>
  client.call('shelfLabels.toCart', { requests });

export const dismissRequests = (client: ApiClient, requestIDs: number[]) =>
  client.call('shelfLabels.dismiss', { requestIDs });

/** Undoes `dismissRequests`. */
export const reopenRequests = (client: ApiClient, requestIDs: number[]) =>
  client.call('shelfLabels.reopen', { requestIDs });

/** A scanned label, as every visitor may see it. @throws ApiError `not_found`, `too_many_requests` */
export const lookAtLabel = (
  client: ApiClient,
  request: RequestOf<'shelfLabels.look'>,
  options?: CallOptions,
) => client.call('shelfLabels.look', request, options);
