import { customerDeskWords as words } from '@/locales/nl/admin/shop/customers';
import { Notice } from '../ui/notice';
import type { CustomerChanges } from './use-customer';

interface ChangeOutcomeProps extends Pick<CustomerChanges, 'saved' | 'refusal'> {
  of: NonNullable<CustomerChanges['saved']>;
}

/** Whether a change was saved, or why not. */
export const ChangeOutcome = ({ of, saved, refusal }: ChangeOutcomeProps) => (
  <div role="status" className="w-full empty:hidden">
    {saved === of && <Notice tone="success">{words.saved}</Notice>}
    {refusal?.change === of && <Notice tone="danger">{refusal.text}</Notice>}
  </div>
);
