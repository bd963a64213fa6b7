import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JsonLd } from '@/app/_components/json-ld';
import { SharedPicture } from '@/app/_components/shared-picture';
import { getProductList } from '@/app/_data/catalogue';
import { getContentPage } from '@/app/_data/content';
import { PAGE_SIZE, shownPage } from '@/app/_data/lists';
import { saleJsonLd } from '@/app/_data/seo/list-json-ld';
import { saleMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SALE } from '@/lib/urls/page-urls';
import { SalePage } from '@/templates/basis/sale';
import '@/components/content/landing.css';

type Props = SitePage<{ page: string }>;

const request = { sale: true, families: true, pageSize: PAGE_SIZE };

export function generateStaticParams() {
  return [{ page: '0' }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { tenant, audience, list, intro, page } = await load(props);
  return saleMetadata(tenant, audience, { page, count: list.numFound, intro: intro?.htmlDescription });
}

export default async function Page(props: Props) {
  const { tenant, audience, list, intro, page } = await load(props);
  return (
    <>
      <SharedPicture tenant={tenant} audience={audience} />
      <JsonLd items={saleJsonLd(tenant, audience, list.numFound)} />
      <SalePage
        shop={shopOf(tenant)}
        audience={audience}
        list={list}
        intro={intro}
        query={{ page, filters: {} }}
        request={request}
        pricesFollow={audience === 'customer'}
      />
    </>
  );
}

async function load(props: Props) {
  const { params, ...site } = await readSite(props);
  const [list, intro] = await Promise.all([
    getProductList(site.site, { ...request, page: Number(params.page) }),
    getContentPage(site.site, 'c/sale'),
  ]);
  const page = shownPage(list);
  if (page !== Number(params.page)) redirect(page > 0 ? `${SALE}?page=${page}` : SALE);
  return { ...site, list, intro: intro && site.mark('page', intro, intro.title), page };
}
