import type { AnswerOf } from '@/api/call';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { webhookWords as words } from '@/locales/nl/admin/shop/webhooks';
import type { Refusal } from '@/store/call-api';
import type { ListRow } from '../admin-list/list-definition';
import type { Tone } from '../ui/badge';

export type Webhook = AnswerOf<'webhooks.list'>[number];
export type Delivery = ListRow<'webhooks.deliveries'>;

export const webhookTones: Readonly<Record<Webhook['state'], Tone>> = {
  active: 'success',
  paused: 'neutral',
  off: 'danger',
};

export const deliveryTones: Readonly<Record<Delivery['state'], Tone>> = {
  queued: 'info',
  delivered: 'success',
  given_up: 'danger',
};

/** The terms that the page shows, for the conflict with a colleague. */
export const termsOf = ({ url, name, events }: Webhook) => ({ url, name, events });

/** The Dutch name of an event; a test has one too. */
export const eventName = (type: string): string =>
  words.events[type as keyof typeof words.events] ?? words.deliveries.test;

/** 'status 500', 'geen verbinding', or that it was not tried. */
export function answerText({ status, fault }: Pick<Delivery, 'status' | 'fault'>): string {
  if (status !== null) return words.deliveries.status(status);
  return fault === null ? words.deliveries.noAnswer : words.faults[fault];
}

/** The reason of a refusal, in one sentence. */
export function refusalText({ code, fields }: Refusal): string {
  if (fields.endpoint === 'changed') return words.changed;
  if (fields.endpoint === 'off') return words.isOff;
  return fields.endpoints === 'full' ? words.full : adminErrorText(code);
}
