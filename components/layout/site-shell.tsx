import { Suspense } from 'react';
import { StoreProvider } from '@/store/provider';
import type { LayoutProps } from '../page-props';
import { AlertBanner } from './alert-banner';
import { Footer } from './footer';
import { Header } from './header';
import { LinkEvents } from './link-events';
import { OfflineNotice } from './offline-notice';
import { RareParts } from './rare-parts';
import { RouteEffects } from './route-effects';
import { CONTENT_ID, SkipLink } from './skip-link';
import { Toaster } from './toaster';

/** What stands around every page. */
export function SiteShell({
  shop,
  audience,
  groups,
  reviews,
  assortment,
  alertMessage,
  children,
}: LayoutProps) {
  const { name, branch, social, payments, prices } = shop;
  return (
    <StoreProvider audience={audience}>
      <SkipLink />
      <AlertBanner message={alertMessage} />
      <Header {...{ shop, audience, groups, reviews }} />
      <main id={CONTENT_ID} tabIndex={-1} className="site-main">
        {children}
      </main>
      <Footer shop={{ name, branch, social, payments, prices }} reviews={reviews} assortment={assortment} />
      <OfflineNotice />
      <Toaster />
      <RareParts />
      <LinkEvents />
      <Suspense fallback={null}>
        <RouteEffects />
      </Suspense>
    </StoreProvider>
  );
}
