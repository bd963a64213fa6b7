import type { Metadata } from 'next';
import { openCustomerMoment } from '@/app/_data/moment';
import type { SiteParams } from '@/app/_data/site';
import { NO_SITE } from '@/lib/names';
import { audienceKey } from '@/lib/page-audience';
import type { PageProps } from '../../b/[[...path]]/pages';
import { findCustomerPage } from './pages';

// A session is asked for at every request.
export const instant = false;

interface Props {
  params: Promise<Omit<SiteParams, 'aud'> & { path?: string[] }>;
  searchParams: PageProps['searchParams'];
}

export function generateStaticParams() {
  return [{ path: [NO_SITE] }];
}

/** The customer's page below `[aud]` that this address shows, with its props. */
async function pageOf({ params, searchParams }: Props) {
  const { path = [], ...site } = await params;
  await openCustomerMoment(site.site);
  const { module, params: own } = findCustomerPage(path);
  const props: PageProps = {
    params: Promise.resolve({ ...site, aud: audienceKey('customer'), ...own }),
    searchParams,
  };
  return { module, props };
}

export async function generateMetadata(given: Props): Promise<Metadata> {
  if ((await given.params).site === NO_SITE) return {};
  const { module, props } = await pageOf(given);
  return module.generateMetadata?.(props) ?? module.metadata ?? {};
}

/** A page of a customer as it is at a moment, from no cache. */
export default async function MomentPage(given: Props) {
  if ((await given.params).site === NO_SITE) return null;
  const { module, props } = await pageOf(given);
  return module.default(props);
}
