import type { ReactNode } from 'react';
import { OfflineNotice } from '@/components/layout/offline-notice';
import { SkipLink } from '@/components/layout/skip-link';
import { CONTENT_ID } from '@/lib/routing/skip-targets';
import { ADMIN } from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';
import { adminLogin } from '@/locales/nl/admin/login';

interface AdminFrameProps {
  shopName: string;
  children: ReactNode;
}

/** Frame of the admin's pages: no menu, search or cart of the shop. */
export function AdminFrame({ shopName, children }: AdminFrameProps) {
  return (
    <>
      <SkipLink />
      <header className="border-line border-b bg-surface-alt">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-4 py-2">
          <a href={ADMIN} className="flex min-h-11 items-center font-bold">
            {words.titleOf(shopName)}
          </a>
          <a href="/" className="flex min-h-11 items-center text-sm underline underline-offset-2">
            {adminLogin.toShop}
          </a>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="wrap py-8 lg:py-12">
        {children}
      </main>
      <OfflineNotice />
    </>
  );
}
