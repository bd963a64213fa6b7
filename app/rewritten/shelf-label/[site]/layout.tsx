import type { Metadata } from 'next';
import { BareDocument, type BareLayoutProps, bareTitle } from '@/app/_components/bare-document';
import { labelFile } from '@/app/_data/theme';
import { KeptNotices } from '@/components/shelf-labels/scan/kept-notices';
import { NO_SITE } from '@/lib/names';
import { scan } from '@/locales/nl/shelf-labels';

/** One placeholder, so that the build needs no API; sites are made on demand. */
export function generateStaticParams() {
  return [{ site: NO_SITE }];
}

export async function generateMetadata({ params }: BareLayoutProps): Promise<Metadata> {
  const { site } = await params;
  return {
    title: bareTitle(scan.title, site),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** A frame of its own, for people without an account (ADR 38). */
export default function LabelLayout(props: BareLayoutProps) {
  return (
    <BareDocument {...props}>
      <script src={labelFile('keep-requests').href} async />
      <KeptNotices />
      {props.children}
    </BareDocument>
  );
}
