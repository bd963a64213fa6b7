import { SITE_ROW } from '@toonbank/contract';
import type { ReactNode } from 'react';
import { AdminBarSlot } from '@/app/_components/admin-bar-slot';
import { SiteDocument } from '@/app/_components/site-document';
import { openMoment } from '@/app/_data/moment';
import type { SiteParams } from '@/app/_data/site';
import { NO_SITE } from '@/lib/names';
import { kindNames } from '@/locales/nl/admin/editing';
import { generateMetadata as shopMetadata } from '../[aud]/layout';
import '@/app/globals.css';
import '@/app/admin.css';

// The admin's session is asked for at every request.
export const instant = false;

export async function generateMetadata({ params }: Props) {
  const { site } = await params;
  if (site !== NO_SITE) await openMoment(site);
  return shopMetadata({ params });
}

/** One placeholder, so that the build needs no API; an admin's pages are made for each request. */
export function generateStaticParams() {
  return [{ lang: 'nl', site: NO_SITE }];
}

interface Props {
  params: Promise<Omit<SiteParams, 'aud'>>;
  children: ReactNode;
}

/** A visitor's frame with the admin bar above it. A layout of its own, so that only admins load its scripts (ADR 93). */
export default async function AdminShopLayout({ params, children }: Props) {
  const { site } = await params;
  if (site !== NO_SITE) await openMoment(site);
  return (
    <SiteDocument
      site={site}
      audience="visitor"
      edit={{ kind: 'site', id: SITE_ROW, label: kindNames.site }}
      top={site !== NO_SITE && <AdminBarSlot site={site} />}
    >
      {children}
    </SiteDocument>
  );
}
