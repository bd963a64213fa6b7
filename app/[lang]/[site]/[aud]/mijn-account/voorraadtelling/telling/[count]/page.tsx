import type { Metadata } from 'next';
import { recordPage } from '@/app/_components/record-page';
import type { SitePage } from '@/app/_data/site';
import { getCount } from '@/app/_data/stock-count/stock-count';
import { NO_SITE } from '@/lib/names';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { CountPage } from '@/templates/basis/stock-count/count';

export const metadata: Metadata = { title: accountPageNames.stockCount, robots: { index: false } };

// A customer's own: rendered per request.
export const instant = false;

export function generateStaticParams() {
  return [{ count: NO_SITE }];
}

export default function Page(props: SitePage<{ count: string }>) {
  return recordPage({
    ...{ props, param: 'count', load: getCount },
    show: (page, count) => <CountPage {...page} count={count} />,
  });
}
