import { mailKindNames } from '@toonbank/contract/mail-desk/kinds';
import type { ListRow } from '../admin-list/list-definition';
import type { Tone } from '../ui/badge';

export type DeskMail = ListRow<'mailDesk.list'>;

export const kindOf = ({ kind }: Pick<DeskMail, 'kind'>): string => mailKindNames[kind];

export const stateTones: Readonly<Record<DeskMail['state'], Tone>> = {
  queued: 'info',
  sent: 'success',
  kept: 'warning',
  given_up: 'danger',
  replaced: 'neutral',
  dismissed: 'neutral',
};
