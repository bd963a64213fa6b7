import type { ReactNode } from 'react';
import { AdminMenu } from '@/components/admin/admin-menu';
import { SessionWatch } from '@/components/admin/session-watch';
import type { AdminMenuAddress, MenuReader } from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';

interface AdminScreenProps extends MenuReader {
  /** The page of the menu that this one is, or belongs to. */
  current: AdminMenuAddress;
  title: string;
  /** Stands beside the title: the page's main action. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the admin beside its menu. */
export function AdminScreen({ current, prices, may, title, action, children }: AdminScreenProps) {
  return (
    <div className="flex flex-col gap-6 lg:flex-row lg:gap-10">
      <AdminMenu {...{ current, prices, may }} />
      <div className="flex min-w-0 grow flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="font-bold text-2xl lg:text-3xl">{title}</h1>
          {action}
        </div>
        <SessionWatch />
        {children}
      </div>
    </div>
  );
}

/** Shown to an admin whose role may not open this page. */
export function AdminNoPermission({ roles }: { roles: readonly (keyof typeof words.roles)[] }) {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-semibold text-lg">{words.noPermission}</h2>
      <p className="text-ink-soft">{words.noPermissionText(roles.map((role) => words.roles[role]))}</p>
    </div>
  );
}
