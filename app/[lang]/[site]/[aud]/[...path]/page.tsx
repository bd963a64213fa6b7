import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { NotFoundContent, notFoundAsNull, notFoundMetadata } from '@/app/_components/not-found-content';
import { contentJsonLd } from '@/app/_data/seo/content-json-ld';
import { landingJsonLd } from '@/app/_data/seo/list-json-ld';
import { contentMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { HiddenPageNotice } from '@/components/admin/hidden-page-notice';
import { NO_SITE } from '@/lib/names';
import { ContentPage } from '@/templates/basis/content';
import { loadContent } from './load';
import '@/components/content/landing.css';
import '@/components/content/questions.css';
import '@/components/content/service-page.css';

type Props = SitePage<{ path: string[] }>;

export function generateStaticParams() {
  return [{ path: [NO_SITE] }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const loaded = await notFoundAsNull(load(props));
  return loaded ? contentMetadata(loaded.tenant, loaded.audience, loaded.page) : notFoundMetadata;
}

export default async function Page(props: Props) {
  const loaded = await notFoundAsNull(load(props));
  if (!loaded) return <NotFoundContent {...props} />;
  const { tenant, audience, page, isHidden, shown, hasPrivacy } = loaded;
  return (
    <>
      <JsonLd
        items={
          shown ? landingJsonLd(tenant, audience, page, shown.list) : contentJsonLd(tenant, audience, page)
        }
      />
      {isHidden && <HiddenPageNotice />}
      <ContentPage
        shop={shopOf(tenant)}
        audience={audience}
        page={page}
        hasPrivacy={hasPrivacy}
        shown={shown && { ...shown, pricesFollow: audience === 'customer' }}
      />
    </>
  );
}

async function load(props: Props) {
  const { params, ...site } = await readSite(props);
  const loaded = await loadContent(site.site, params.path, site.isAdmin);
  return { ...site, ...loaded, page: site.mark('page', loaded.page, loaded.page.title) };
}
