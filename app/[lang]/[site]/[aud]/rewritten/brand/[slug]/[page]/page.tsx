import type { Metadata } from 'next';
import { JsonLd } from '@/app/_components/json-ld';
import { NotFoundContent, notFoundAsNull, notFoundMetadata } from '@/app/_components/not-found-content';
import { SharedPicture } from '@/app/_components/shared-picture';
import { getEditedText } from '@/app/_data/editing/edited-text';
import { breadcrumbsJsonLd } from '@/app/_data/seo/json-ld';
import { brandMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { UnknownBrand } from '@/components/brand/unknown-brand';
import { EditSlot } from '@/components/shared/edit-slot';
import { NO_SITE } from '@/lib/names';
import { found as words } from '@/locales/nl/search-engines';
import { BrandPage } from '@/templates/basis/brand';
import { loadBrand } from './load';
import '@/components/brand/brands.css';

const ALL_BRANDS = { siteLabel: words.titles.brands, path: 'c/merken' };

type Props = SitePage<{ slug: string; page: string }>;

export function generateStaticParams() {
  return [{ slug: NO_SITE, page: '0' }];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await notFoundAsNull(load(props));
  if (!page) return notFoundMetadata;
  const { tenant, audience, brand, list, number } = page;
  return brandMetadata(tenant, audience, brand, { page: number, count: list.numFound });
}

/** `/nl/c/merken/{slug}` outside. */
export default async function Page(props: Props) {
  const page = await notFoundAsNull(load(props));
  if (!page) {
    return (
      <NotFoundContent {...props}>
        <UnknownBrand />
      </NotFoundContent>
    );
  }
  const { tenant, audience, brand, supplier, list, request, number, newText } = page;
  return (
    <>
      {newText && <EditSlot name="new-text" path={newText} label={brand.name} />}
      <SharedPicture tenant={tenant} audience={audience} />
      <JsonLd items={breadcrumbsJsonLd(tenant, audience, [ALL_BRANDS], brand.name)} />
      <BrandPage
        shop={shopOf(tenant)}
        audience={audience}
        brand={brand}
        supplier={supplier}
        list={list}
        query={{ page: number, filters: {} }}
        request={request}
        pricesFollow={audience === 'customer'}
      />
    </>
  );
}

async function load(props: Props) {
  const { params, ...site } = await readSite(props);
  const loaded = await loadBrand(site.site, params.slug, Number(params.page));
  const path = `c/merken/${params.slug}`;
  const text = site.isAdmin ? await getEditedText(site.site, path) : null;
  const edit = text ? site.mark('page', text, text.title).edit : undefined;
  const newText = site.isAdmin && !text ? path : undefined;
  return { ...site, ...loaded, newText, brand: { ...loaded.brand, edit } };
}
