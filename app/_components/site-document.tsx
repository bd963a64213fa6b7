import type { ReactNode } from 'react';
import { NoSite } from '@/app/_components/no-site';
import { SiteFiles } from '@/app/_components/site-files';
import { getFrame } from '@/app/_data/frame';
import { shopOf } from '@/app/_data/shop';
import { shownTenant } from '@/app/_data/tenant/shown-tenant';
import { earlyFile } from '@/app/_data/theme';
import type { EditMark } from '@/components/shared/edit-mark';
import type { Audience } from '@/lib/audience';
import { NO_SITE } from '@/lib/names';
import { StoreProvider } from '@/store/provider';
import { SiteShell } from '@/templates/basis/layout';

interface SiteDocumentProps {
  site: string;
  audience: Audience;
  /** Marks for admins. */
  edit?: EditMark;
  /** Stands above the shop's frame. */
  top?: ReactNode;
  children: ReactNode;
}

/** The document around every page of a shop. */
export async function SiteDocument({ site, audience, edit, top, children }: SiteDocumentProps) {
  if (site === NO_SITE) return <NoSite>{children}</NoSite>;
  const [tenant, { christmas, ...frame }] = await Promise.all([shownTenant(site), getFrame(site)]);
  return (
    // The remembered choices stand on it before React does.
    <html lang="nl" suppressHydrationWarning>
      <body>
        <SiteFiles tenant={tenant} christmas={christmas} />
        <script src={earlyFile(audience).href} />
        <StoreProvider audience={audience}>
          {top}
          <SiteShell shop={shopOf(tenant, christmas)} audience={audience} edit={edit} {...frame}>
            {children}
          </SiteShell>
        </StoreProvider>
      </body>
    </html>
  );
}
