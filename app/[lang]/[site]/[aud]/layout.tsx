import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { NoSite } from '@/app/_components/no-site';
import { SiteFiles } from '@/app/_components/site-files';
import { getFrame } from '@/app/_data/frame';
import { branchTexts } from '@/app/_data/seo/branch-texts';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage, tenantOf } from '@/app/_data/site';
import { earlyFile } from '@/app/_data/theme';
import { audienceKey } from '@/lib/audience';
import { NO_SITE } from '@/lib/names';
import { StoreProvider } from '@/store/provider';
import { SiteShell } from '@/templates/basis/layout';
import '@/app/globals.css';

/** One placeholder, so that the build needs no API; sites are made on demand. */
export function generateStaticParams() {
  return [{ lang: 'nl', site: NO_SITE, aud: audienceKey('visitor') }];
}

export async function generateMetadata({ params }: SitePage): Promise<Metadata> {
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
  if ((await page.params).site === NO_SITE) return <NoSite>{children}</NoSite>;
  const { site, tenant, audience } = await readSite(page);
  const { christmas, ...frame } = await getFrame(site);
  return (
    // The remembered choices stand on it before React does.
    <html lang="nl" suppressHydrationWarning>
      <body>
        <SiteFiles tenant={tenant} christmas={christmas} />
        <script src={earlyFile().href} />
        <StoreProvider audience={audience}>
          <SiteShell shop={shopOf(tenant, christmas)} audience={audience} {...frame}>
            {children}
          </SiteShell>
        </StoreProvider>
      </body>
    </html>
  );
}
