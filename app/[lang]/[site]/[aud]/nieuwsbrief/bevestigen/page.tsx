import type { Metadata } from 'next';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { CODE_PARAM, confirmResults, OUTCOME_PARAM, resultIn } from '@/lib/urls/newsletter-results';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';
import { newsletterConfirm as words } from '@/locales/nl/newsletter';
import { NewsletterConfirmPage } from '@/templates/basis/newsletter/link-pages';

export const metadata: Metadata = { title: words.title, robots: { index: false } };

// The code of the link is in the URL.
export const instant = false;

export default async function Page(props: SitePage & { searchParams: SearchParams }) {
  const { tenant } = await readSite(props);
  const query = await props.searchParams;
  const param = (name: string) => [query[name]].flat()[0] ?? '';
  const result = resultIn(confirmResults, param(OUTCOME_PARAM));
  return (
    <NewsletterConfirmPage
      shop={shopOf(tenant)}
      code={param(CODE_PARAM)}
      result={result}
      wait={waitSeconds(param(WAIT_PARAM))}
    />
  );
}
