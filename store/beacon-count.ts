import { beacon } from '@/api/beacon-update';
import type { RequestOf } from '@/api/call';

/** The path of the contract's `stockCount.update`. */
const UPDATE_COUNT_PATH = '/v1/stockcount/update_stockcount';

/** Adds events to a count of stock while the page closes. */
export const beaconCountUpdate = (request: RequestOf<'stockCount.update'>): void =>
  beacon(UPDATE_COUNT_PATH, request);
