import type { ReactNode } from 'react';
import { AccountMenu, type AccountPart } from './account-menu';

export interface AccountFrameProps {
  current: AccountPart;
  title: string;
  children: ReactNode;
}

/** An account page with the account menu: beside it, or above it on a phone. */
export function AccountFrame({ current, title, children }: AccountFrameProps) {
  return (
    <div className="wrap grid gap-6 py-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12 lg:py-10">
      <AccountMenu current={current} />
      <div className="min-w-0">
        <h1 className="mb-6 font-bold text-2xl lg:text-3xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}
