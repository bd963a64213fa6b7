import { ADMIN_CREDIT_NOTES, ADMIN_PAYMENTS } from '@/lib/urls/admin-urls';
import { creditNoteWords as words } from '@/locales/nl/admin/shop/credit-notes';
import { PageTabs } from '../admin/page-tabs';

/** The pages about money, in their order. */
const tabs = {
  [ADMIN_PAYMENTS]: words.paymentsTab,
  [ADMIN_CREDIT_NOTES]: words.creditNotesTab,
} as const;

/** Leads from payments to credit notes and back. */
export const PaymentTabs = ({ current }: { current: keyof typeof tabs }) => (
  <PageTabs label={words.tabs} tabs={tabs} current={current} />
);
