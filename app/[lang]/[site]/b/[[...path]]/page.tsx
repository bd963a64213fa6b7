import type { Metadata } from 'next';
import { openMoment } from '@/app/_data/moment';
import type { SiteParams } from '@/app/_data/site';
import { NO_SITE } from '@/lib/names';
import { audienceKey } from '@/lib/page-audience';
import { findPage, type PageProps } from './pages';

// The admin's session is asked for at every request.
export const instant = false;

interface Props {
  params: Promise<Omit<SiteParams, 'aud'> & { path?: string[] }>;
  searchParams: PageProps['searchParams'];
}

export function generateStaticParams() {
  return [{ path: [NO_SITE] }];
}

/** The page below `[aud]` that this address shows, with its props. */
async function pageOf({ params, searchParams }: Props) {
  const { path = [], ...site } = await params;
  await openMoment(site.site);
  const { module, params: own } = findPage(path);
  const props: PageProps = {
    params: Promise.resolve({ ...site, aud: audienceKey('admin'), ...own }),
    searchParams,
  };
  return { module, props };
}

export async function generateMetadata(given: Props): Promise<Metadata> {
  if ((await given.params).site === NO_SITE) return {};
  const { module, props } = await pageOf(given);
  return module.generateMetadata?.(props) ?? module.metadata ?? {};
}

/** A visitor's page in an admin's frame (ADR 93). */
export default async function AdminShopPage(given: Props) {
  if ((await given.params).site === NO_SITE) return null;
  const { module, props } = await pageOf(given);
  return module.default(props);
}
