import { changeOrder as words } from '@/locales/nl/account/change-order';
import { errorText } from '@/locales/nl/errors';
import type { Refusal } from '@/store/call-api';

const isReason = (value = ''): value is keyof typeof words.refused => Object.hasOwn(words.refused, value);

/** Why an order could not be changed or cancelled. */
export const refusalText = ({ code, fields: { order } }: Refusal): string =>
  code === 'conflict' && isReason(order) ? words.refused[order] : errorText(code);
