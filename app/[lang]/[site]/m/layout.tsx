import type { ReactNode } from 'react';
import { SiteDocument } from '@/app/_components/site-document';
import { openCustomerMoment } from '@/app/_data/moment';
import type { SiteParams } from '@/app/_data/site';
import { MomentBar } from '@/components/admin/view/moment-bar';
import { NO_SITE } from '@/lib/names';
import { generateMetadata as shopMetadata } from '../[aud]/layout';
import '@/app/globals.css';
import '@/app/admin.css';

// A session is asked for at every request.
export const instant = false;

interface Props {
  params: Promise<Omit<SiteParams, 'aud'>>;
  children: ReactNode;
}

export async function generateMetadata({ params }: Props) {
  const { site } = await params;
  if (site !== NO_SITE) await openCustomerMoment(site);
  return shopMetadata({ params });
}

/** One placeholder, so that the build needs no API. */
export function generateStaticParams() {
  return [{ lang: 'nl', site: NO_SITE }];
}

/** A customer's frame as at the moment that an admin looks at (ADR 93). */
export default async function MomentLayout({ params, children }: Props) {
  const { site } = await params;
  const moment = site === NO_SITE ? undefined : await openCustomerMoment(site);
  return (
    <SiteDocument site={site} audience="customer" top={moment && <MomentBar moment={moment} />}>
      {children}
    </SiteDocument>
  );
}
