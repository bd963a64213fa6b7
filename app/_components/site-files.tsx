import { christmasFile, fontFile, markFile, themeFile } from '@/app/_data/theme';
import type { Tenant } from '@/tenants/types';

interface SiteFilesProps {
  tenant: Tenant;
  /** With what the season adds to the style. */
  christmas?: boolean;
}

/** Font, style and icon of a site's documents. */
export function SiteFiles({ tenant, christmas = false }: SiteFilesProps) {
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={fontFile(tenant).href} crossOrigin="" />
      <link rel="stylesheet" href={themeFile(tenant).href} precedence="theme" />
      {christmas && <link rel="stylesheet" href={christmasFile().href} precedence="theme" />}
      {/* Not in the metadata: for customers it is streamed late, and browsers request /favicon.ico
          meanwhile. */}
      <link rel="icon" href={markFile(tenant).href} type="image/svg+xml" />
    </>
  );
}
