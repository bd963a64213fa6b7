import type { ReactNode } from 'react';
import type { AccountPage } from '@/lib/urls/account-urls';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { AccountMenu } from './account-menu';

export interface AccountFrameProps {
  /** Its page in the menu, or the page that it belongs to. */
  current: AccountPage;
  /** The heading; the page's name in the menu without it. */
  title?: string;
  /** The page has the full width, and the menu is folded above it: for long tables. */
  wide?: boolean;
  children: ReactNode;
}

/** An account page with the account menu: beside it, or above it on a phone. */
export function AccountFrame({
  current,
  title = accountPageNames[current],
  wide = false,
  children,
}: AccountFrameProps) {
  return (
    <div
      className={`wrap grid gap-6 py-6 ${wide ? '' : 'lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12 lg:py-10'}`}
    >
      <AccountMenu current={current} folded={wide} />
      <div className="min-w-0">
        <h1 className="mb-6 font-bold text-2xl lg:text-3xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}
