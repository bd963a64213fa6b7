import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { getContentPage, getLegalPages } from '@/app/_data/content';
import { contentJsonLd } from '@/app/_data/seo/content-json-ld';
import { contentMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { RegistrationPage } from '@/templates/basis/registration';
import '@/components/content/questions.css';
import '@/components/content/service-page.css';

/** The CMS page with the introduction. */
const CODE = 'nieuwe-klant';

export async function generateMetadata(props: SitePage): Promise<Metadata> {
  const { site, tenant, audience } = await readSite(props);
  const page = await getContentPage(site, CODE);
  return page ? contentMetadata(tenant, audience, page) : { title: 'Nieuwe klant' };
}

export default async function NewCustomerPage(props: SitePage) {
  const { site, tenant, audience, mark } = await readSite(props);
  const [page, published] = await Promise.all([getContentPage(site, CODE), getLegalPages(site)]);
  return (
    <>
      {page && <JsonLd items={contentJsonLd(tenant, audience, page)} />}
      <RegistrationPage
        shop={shopOf(tenant)}
        audience={audience}
        page={page && mark('page', page, page.title)}
        published={published}
      />
    </>
  );
}
