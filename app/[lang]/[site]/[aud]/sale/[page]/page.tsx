import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getProductList } from '@/app/_data/catalogue';
import { PAGE_SIZE } from '@/app/_data/lists';
import { pricesFor } from '@/app/_data/prices-for';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionGuard } from '@/app/_parts/session-guard';
import { saleOf } from '@/templates/sale';

type Props = SitePage<{ page: string }>;

export const metadata: Metadata = { title: 'Sale' };

export function generateStaticParams() {
  return [{ page: '0' }];
}

export default async function SalePage(props: Props) {
  const { site, tenant, audience, own } = await readSite(props);
  const page = Number(own.page);
  const request = { sale: true, pageSize: PAGE_SIZE };
  const list = await getProductList(site, { ...request, page });
  if (page > 0 && list.docs.length === 0) notFound();
  const prices = pricesFor(site, audience, list.docs);
  const Sale = saleOf(tenant.template);
  return (
    <>
      <SessionGuard own={prices} />
      <Sale
        shop={shopOf(tenant)}
        audience={audience}
        list={list}
        query={{ page, filters: {} }}
        request={request}
        prices={prices}
      />
    </>
  );
}
