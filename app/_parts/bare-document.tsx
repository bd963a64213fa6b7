import type { ReactNode } from 'react';
import { shopOf } from '@/app/_data/shop';
import { tenantOf } from '@/app/_data/site';
import { BareFrame } from '@/components/layout/bare-frame';
import { NO_SITE } from '@/lib/names';
import { NoSite } from './no-site';
import { SiteFiles } from './site-files';
import '@/app/globals.css';
import '@/components/styles/scan.css';

/** What a layout outside the shop's own gets. */
export interface BareLayoutProps {
  params: Promise<{ site: string }>;
  children: ReactNode;
}

/** What the browser's tab says. */
export const bareTitle = (title: string, site: string) =>
  site === NO_SITE ? title : `${title} | ${tenantOf(site).name}`;

/** A page alone, in the site's own colours: no menu, no search, no cart, and nothing that needs a session or a script. */
export async function BareDocument({ params, children }: BareLayoutProps) {
  const { site } = await params;
  if (site === NO_SITE) return <NoSite>{children}</NoSite>;
  const tenant = tenantOf(site);
  return (
    <html lang="nl">
      <body>
        <SiteFiles tenant={tenant} />
        <BareFrame shop={shopOf(tenant)}>{children}</BareFrame>
      </body>
    </html>
  );
}
