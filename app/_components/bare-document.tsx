import type { ReactNode } from 'react';
import { shopOf } from '@/app/_data/shop';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import { BareFrame } from '@/components/layout/bare-frame';
import { NO_SITE } from '@/lib/names';
import { NoSite } from './no-site';
import { SiteFiles } from './site-files';
import '@/app/globals.css';
import '@/components/shelf-labels/scan/scan.css';

/** Props of a layout outside the shop's frame. */
export interface BareLayoutProps {
  params: Promise<{ site: string }>;
  children: ReactNode;
}

/** Title of the browser tab. */
export const bareTitle = (title: string, site: string) =>
  site === NO_SITE ? title : `${title} | ${tenantOf(site).name}`;

/**
 * A standalone page in the site's style: no menu, search or cart, and nothing that needs a session or a
 * script.
 */
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
