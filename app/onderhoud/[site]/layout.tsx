import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { shopOf } from '@/app/_data/shop';
import { tenantOf } from '@/app/_data/site';
import { fontFile, markFile, themeFile } from '@/app/_data/theme';
import { NoSite } from '@/app/_parts/no-site';
import { BareFrame } from '@/components/layout/bare-frame';
import { NO_SITE } from '@/lib/names';
import { closed } from '@/locales/nl/closed';
import '@/app/globals.css';
import '@/components/styles/scan.css';

/** One placeholder, so that the build needs no API; sites are made on demand. */
export function generateStaticParams() {
  return [{ site: NO_SITE }];
}

type Params = { params: Promise<{ site: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { site } = await params;
  const name = site === NO_SITE ? '' : ` | ${tenantOf(site).name}`;
  return { title: `${closed.title}${name}`, robots: { index: false } };
}

/** A site that is closed: its own colours and logo, and nothing that asks the API. */
export default async function ClosedLayout({ params, children }: Params & { children: ReactNode }) {
  const { site } = await params;
  if (site === NO_SITE) return <NoSite>{children}</NoSite>;
  const tenant = tenantOf(site);
  return (
    <html lang="nl">
      <body>
        <link rel="preload" as="font" type="font/woff2" href={fontFile(tenant).href} crossOrigin="" />
        <link rel="stylesheet" href={themeFile(tenant).href} precedence="theme" />
        <link rel="icon" href={markFile(tenant).href} type="image/svg+xml" />
        <BareFrame shop={shopOf(tenant)}>{children}</BareFrame>
      </body>
    </html>
  );
}
