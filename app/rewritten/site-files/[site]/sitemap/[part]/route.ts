import { absentFile, notNow, type SiteFileProps, sendFile, siteOfFile } from '@/app/_data/seo/site-file';
import { countProducts, PART, pageEntries, productEntries } from '@/app/_data/seo/sitemap';
import { languagesOf, siteOrigin } from '@/lib/seo/origin';
import { type SitemapEntry, sitemapIndex, urlSet } from '@/lib/seo/sitemap';
import type { Tenant } from '@/tenants/types';

const XML = 'application/xml; charset=utf-8';

/** `/sitemap.xml`, and its parts when one file would be too large: each part is made on request. */
export async function GET(_request: Request, { params }: SiteFileProps<{ part: string }>) {
  const { site, part } = await params;
  const tenant = siteOfFile(site);
  if (!tenant) return absentFile();
  const xml = await sitemapOf(tenant, part).catch(() => null);
  if (xml === null) return notNow();
  return xml === '' ? absentFile() : sendFile(xml, XML);
}

/** Empty when there is no such part. */
async function sitemapOf(tenant: Tenant, part: string): Promise<string> {
  const site = tenant.id;
  const origin = siteOrigin(tenant);
  const file = (entries: SitemapEntry[]) => urlSet(origin, entries, languagesOf(tenant));
  if (part === 'paginas') return file(await pageEntries(site));
  const products = await countProducts(site);
  const parts = Math.ceil(products / PART);
  if (part !== 'alles') {
    const number = Number(part.replace('producten-', ''));
    return number >= 1 && number <= parts ? file(await productEntries(site, number - 1)) : '';
  }
  const pages = await pageEntries(site);
  if (pages.length + products <= PART) return file([...pages, ...(await productEntries(site, 0))]);
  const numbers = Array.from({ length: parts }, (_, index) => `/sitemap-producten-${index + 1}.xml`);
  return sitemapIndex(origin, ['/sitemap-paginas.xml', ...numbers]);
}
