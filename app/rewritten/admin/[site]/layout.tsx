import type { Metadata } from 'next';
import type { BareLayoutProps } from '@/app/_components/bare-document';
import { bareTitle } from '@/app/_components/bare-document';
import { NoSite } from '@/app/_components/no-site';
import { SiteFiles } from '@/app/_components/site-files';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import { earlyFile } from '@/app/_data/theme';
import { NO_SITE } from '@/lib/names';
import { admin } from '@/locales/nl/admin/admin';
import { AdminProvider } from '@/store/admin-provider';
import { AdminFrame } from '@/templates/basis/admin/frame';
import '@/app/globals.css';
import '@/app/admin.css';

/** One placeholder, so that the build needs no API; sites are made on demand. */
export function generateStaticParams() {
  return [{ site: NO_SITE }];
}

export async function generateMetadata({ params }: BareLayoutProps): Promise<Metadata> {
  const { site } = await params;
  return { title: bareTitle(admin.title, site), robots: { index: false, follow: false } };
}

/** A document of its own: what admins load, no visitor's page contains. */
export default async function AdminLayout({ params, children }: BareLayoutProps) {
  const { site } = await params;
  if (site === NO_SITE) return <NoSite>{children}</NoSite>;
  const tenant = tenantOf(site);
  return (
    // The early script sets attributes on it before React does.
    <html lang="nl" suppressHydrationWarning>
      <body>
        <SiteFiles tenant={tenant} />
        <script src={earlyFile('visitor').href} />
        <AdminProvider>
          <AdminFrame shopName={tenant.name}>{children}</AdminFrame>
        </AdminProvider>
      </body>
    </html>
  );
}
