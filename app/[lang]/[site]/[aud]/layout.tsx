import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getGroupTree } from '@/app/_data/catalogue';
import { getSettings } from '@/app/_data/content';
import { readSite, type SitePage, tenantOf } from '@/app/_data/site';
import { themeFile } from '@/app/_data/theme';
import { fontClass } from '@/app/_parts/fonts';
import { NoSite } from '@/app/_parts/no-site';
import { SiteFrame } from '@/app/_parts/site-frame';
import { NO_SITE } from '@/lib/names';
import '@/app/globals.css';

/** One placeholder, so that the build needs no API; sites are made on demand. */
export function generateStaticParams() {
  return [{ lang: 'nl', site: NO_SITE, aud: 'v' }];
}

export async function generateMetadata({ params }: SitePage): Promise<Metadata> {
  const { site } = await params;
  if (site === NO_SITE) return { robots: { index: false } };
  const { name, htmlTitle, htmlDescription, htmlKeywords } = tenantOf(site);
  return {
    title: { default: htmlTitle, template: `%s | ${name}` },
    description: htmlDescription,
    keywords: htmlKeywords,
  };
}

export default async function SiteLayout({ children, ...page }: SitePage & { children: ReactNode }) {
  if ((await page.params).site === NO_SITE) return <NoSite>{children}</NoSite>;
  const { site, tenant, audience } = await readSite(page);
  const [groups, settings] = await Promise.all([getGroupTree(site), getSettings(site)]);
  return (
    <html lang="nl" className={fontClass(tenant.theme.font)}>
      <body>
        <link rel="stylesheet" href={themeFile(tenant).href} precedence="theme" />
        <SiteFrame tenant={tenant} audience={audience} groups={groups} settings={settings}>
          {children}
        </SiteFrame>
      </body>
    </html>
  );
}
