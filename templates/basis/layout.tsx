import { Footer } from '@/components/footer/footer';
import { Header } from '@/components/header/header';
import { AlertBanner } from '@/components/layout/alert-banner';
import { LazyOverlays } from '@/components/layout/lazy-overlays';
import { LinkEvents } from '@/components/layout/link-events';
import { OfflineNotice } from '@/components/layout/offline-notice';
import { SkipLink } from '@/components/layout/skip-link';
import { Toaster } from '@/components/layout/toaster';
import { CONTENT_ID } from '@/lib/routing/skip-targets';
import type { LayoutProps } from '../props';

/** Header, footer and global parts around every page. */
export function SiteShell({
  shop,
  audience,
  groups,
  reviews,
  menus,
  alertMessage,
  alertLink,
  edit,
  children,
}: LayoutProps) {
  const { name, branch, social, payments, prices } = shop;
  return (
    <>
      <SkipLink />
      <AlertBanner message={alertMessage} link={alertLink} edit={edit} />
      <Header {...{ shop, audience, groups, reviews }} />
      <main id={CONTENT_ID} tabIndex={-1} className="site-main">
        {children}
      </main>
      <Footer shop={{ name, branch, social, payments, prices }} reviews={reviews} menus={menus} />
      <OfflineNotice />
      <Toaster />
      <LazyOverlays />
      <LinkEvents />
    </>
  );
}
