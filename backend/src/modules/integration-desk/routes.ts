import type { Implementation } from '../../http/implement.ts';
import { callsFile, listCalls } from './calls.ts';
import { allKeys, endOldSecret, makeKey, revokeKey, rotateKey } from './keys.ts';

/** Keys of the integration API and their calls, for those who manage the shop. */
export const integrationDeskRoutes: Implementation[] = [
  allKeys,
  makeKey,
  rotateKey,
  endOldSecret,
  revokeKey,
  listCalls,
  callsFile,
];
