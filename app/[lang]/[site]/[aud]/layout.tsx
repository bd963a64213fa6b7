import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/app/_components/site-document';
import { branchTexts } from '@/app/_data/seo/branch-texts';
import { readSite, type SitePage } from '@/app/_data/site';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import { NO_SITE } from '@/lib/names';
import { audienceKey } from '@/lib/page-audience';
import '@/app/globals.css';

/** One placeholder, so that the build needs no API; sites are made on demand. */
export function generateStaticParams() {
  return [{ lang: 'nl', site: NO_SITE, aud: audienceKey('visitor') }];
}

export async function generateMetadata({ params }: { params: Promise<{ site: string }> }): Promise<Metadata> {
  const { site } = await params;
  if (site === NO_SITE) return { robots: { index: false } };
  const tenant = tenantOf(site);
  const { htmlTitle, htmlDescription } = await branchTexts(tenant);
  return {
    title: { default: htmlTitle, template: `%s | ${tenant.name}` },
    description: htmlDescription,
  };
}

export default async function SiteLayout({ children, ...page }: SitePage & { children: ReactNode }) {
  const { site } = await page.params;
  const { audience } = site === NO_SITE ? { audience: 'visitor' as const } : await readSite(page);
  return (
    <SiteDocument site={site} audience={audience}>
      {children}
    </SiteDocument>
  );
}
