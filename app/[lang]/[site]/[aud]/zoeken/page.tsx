import type { Metadata } from 'next';
import { getListNow, listRequest } from '@/app/_data/lists';
import { readQuery, type SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionExpired } from '@/app/_parts/session-expired';
import { searchOf } from '@/templates/search';

type Props = SitePage & { searchParams: SearchParams };

// Rendered per request: nobody can keep a page for every text there is.
export const instant = false;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { own: text } = await readQuery(searchParams, 'tekst');
  return { title: `Zoeken: ${text}`, robots: { index: false } };
}

/** `/nl/zoeken/{text}` outside. */
export default async function SearchPage(props: Props) {
  const { own: text, query } = await readQuery(props.searchParams, 'tekst');
  const { site, tenant, audience } = await readSite(props);
  const request = listRequest(query, { search: text });
  const { list, expired } = await getListNow(site, audience, request);
  const Search = searchOf(tenant.template);
  return (
    <>
      {expired && <SessionExpired />}
      <Search shop={shopOf(tenant)} {...{ audience, text, list, query, request }} />
    </>
  );
}
