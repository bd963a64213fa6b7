import type { Metadata } from 'next';
import { recordPage } from '@/app/_components/record-page';
import type { SitePage } from '@/app/_data/site';
import { getProposal } from '@/app/_data/stock-count/stock-count';
import { NO_SITE } from '@/lib/names';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { ProposalPage } from '@/templates/basis/stock-count/proposal';

export const metadata: Metadata = { title: accountPageNames.stockCount, robots: { index: false } };

// A customer's own: rendered per request.
export const instant = false;

export function generateStaticParams() {
  return [{ list: NO_SITE }];
}

export default function Page(props: SitePage<{ list: string }>) {
  return recordPage({
    ...{ props, param: 'list', load: getProposal },
    show: (page, found) => <ProposalPage {...page} found={found} />,
  });
}
