import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdminBarSlot } from '@/app/_components/admin-bar-slot';
import { NoSite } from '@/app/_components/no-site';
import { SiteFiles } from '@/app/_components/site-files';
import { getFrame } from '@/app/_data/frame';
import { branchTexts } from '@/app/_data/seo/branch-texts';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage, tenantOf } from '@/app/_data/site';
import { adminBarFile, earlyFile } from '@/app/_data/theme';
import { NO_SITE } from '@/lib/names';
import { audienceKey } from '@/lib/page-audience';
import { StoreProvider } from '@/store/provider';
import { SiteShell } from '@/templates/basis/layout';
import type { Tenant } from '@/tenants/types';
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
  const { site, tenant, audience, isAdmin } = await readSite(page);
  const { christmas, ...frame } = await getFrame(site);
  const shell = (
    <SiteShell shop={shopOf(tenant, christmas)} audience={audience} {...frame}>
      {children}
    </SiteShell>
  );
  return (
    // The remembered choices stand on it before React does.
    <html lang="nl" suppressHydrationWarning>
      <body>
        <SiteFiles tenant={tenant} christmas={christmas} />
        <script src={earlyFile().href} />
        <StoreProvider audience={audience}>
          {isAdmin ? <WithAdminBar tenant={tenant}>{shell}</WithAdminBar> : shell}
        </StoreProvider>
      </body>
    </html>
  );
}

function WithAdminBar({ tenant, children }: { tenant: Tenant; children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={adminBarFile('admin-bar').href} precedence="theme" />
      <AdminBarSlot tenant={tenant} />
      {children}
    </>
  );
}
