import type { Metadata } from 'next';
import { BareDocument, type BareLayoutProps, bareTitle } from '@/app/_components/bare-document';
import { NO_SITE } from '@/lib/names';
import { closed } from '@/locales/nl/closed';

/** One placeholder, so that the build needs no API; sites are made on demand. */
export function generateStaticParams() {
  return [{ site: NO_SITE }];
}

export async function generateMetadata({ params }: BareLayoutProps): Promise<Metadata> {
  const { site } = await params;
  return { title: bareTitle(closed.title, site), robots: { index: false } };
}

/** Frame of a closed site: it does not call the API. */
export default function ClosedLayout(props: BareLayoutProps) {
  return <BareDocument {...props} />;
}
