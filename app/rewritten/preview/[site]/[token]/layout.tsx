import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { BareDocument } from '@/app/_components/bare-document';
import { NoSite } from '@/app/_components/no-site';
import { SiteDocument } from '@/app/_components/site-document';
import { openPreview } from '@/app/_data/preview';
import { tenantOf } from '@/app/_data/tenant/tenant-of';
import { PreviewBar } from '@/components/preview/preview-bar';
import { NO_SITE } from '@/lib/names';
import { previewUrl } from '@/lib/urls/admin-urls';
import { preview as words } from '@/locales/nl/preview';
import { NoPreview } from '@/templates/basis/no-preview';
import '@/app/globals.css';
import '@/components/preview/preview.css';

// The draft is asked for at every request.
export const instant = false;

interface Props {
  params: Promise<{ site: string; token: string }>;
  children: ReactNode;
}

/** One placeholder, so that the build needs no API. */
export function generateStaticParams() {
  return [{ site: NO_SITE, token: NO_SITE }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await params;
  return {
    ...(site !== NO_SITE && { title: { default: words.title, template: `%s | ${tenantOf(site).name}` } }),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** A draft in the frame of the shop, without a script of admins: a layout of its own (ADR 93). */
export default async function PreviewLayout({ params, children }: Props) {
  const { site, token } = await params;
  if (site === NO_SITE) return <NoSite>{children}</NoSite>;
  const preview = await openPreview(site, token);
  if (preview.state !== 'ok')
    return (
      <BareDocument params={params}>
        <NoPreview state={preview.state} retry={previewUrl(token)} />
      </BareDocument>
    );
  return (
    <SiteDocument site={site} audience="visitor" top={<PreviewBar expires={preview.value.expires} />}>
      {children}
    </SiteDocument>
  );
}
