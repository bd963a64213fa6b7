import { Suspense } from 'react';
import { StoreProvider } from '@/store/provider';
import type { LayoutProps } from '../page-props';
import { AlertBanner } from './alert-banner';
import { Footer } from './footer';
import { Header } from './header';
import { NoticeHost } from './notice-host';
import { RouteEffects } from './route-effects';
import { SimulationBar } from './simulation-bar';
import { CONTENT_ID, SkipLink } from './skip-link';
import { Toaster } from './toaster';

/** What stands around every page. */
export function SiteShell({
  shop,
  audience,
  groups,
  reviews,
  alertMessage,
  christmas,
  children,
}: LayoutProps) {
  return (
    <StoreProvider audience={audience}>
      <SkipLink />
      <SimulationBar />
      <AlertBanner message={alertMessage} />
      <Header {...{ shop, audience, groups, reviews, christmas }} />
      <main id={CONTENT_ID} tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer shop={shop} reviews={reviews} />
      <Toaster />
      <NoticeHost />
      <Suspense fallback={null}>
        <RouteEffects />
      </Suspense>
    </StoreProvider>
  );
}
