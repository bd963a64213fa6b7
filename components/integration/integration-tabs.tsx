import { ADMIN_INTEGRATION, ADMIN_INTEGRATION_CALLS } from '@/lib/urls/admin-urls';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';
import { PageTabs } from '../admin/page-tabs';

/** The pages of this part of the back office, in their order. */
const tabs = {
  [ADMIN_INTEGRATION]: words.keysTab,
  [ADMIN_INTEGRATION_CALLS]: words.callsTab,
} as const;
export type IntegrationPage = keyof typeof tabs;

/** Leads from one page about integrations to the others. */
export const IntegrationTabs = ({ current }: { current: IntegrationPage }) => (
  <PageTabs label={words.tabs} tabs={tabs} current={current} />
);
