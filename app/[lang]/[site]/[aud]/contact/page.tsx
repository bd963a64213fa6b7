import type { Metadata } from 'next';
import { isPublished } from '@/app/_data/content';
import { contactMetadata } from '@/app/_data/seo/page-titles';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { PRIVACY_PAGE } from '@/lib/urls/page-urls';
import { ContactPage } from '@/templates/basis/contact';
import '@/components/content/service-page.css';

export async function generateMetadata(props: SitePage): Promise<Metadata> {
  const { tenant, audience } = await readSite(props);
  return contactMetadata(tenant, audience);
}

export default async function Page(props: SitePage) {
  const { site, tenant, audience } = await readSite(props);
  const hasPrivacy = await isPublished(site, PRIVACY_PAGE);
  return <ContactPage shop={shopOf(tenant)} audience={audience} hasPrivacy={hasPrivacy} />;
}
