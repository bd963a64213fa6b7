import type { Implementation } from '../../http/implement.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  switchWebhook,
} from './change.ts';
import { deliveriesList, listDeliveries, replayWebhook, sendAgain, testWebhook } from './deliveries.ts';

/** Webhooks of the site, for managers. */
export const webhookRoutes: Implementation[] = [
  listWebhooks,
  addWebhook,
  changeWebhook,
  switchWebhook,
  removeWebhook,
  rotateSecret,
  testWebhook,
  listDeliveries,
  deliveriesList,
  sendAgain,
  replayWebhook,
];
