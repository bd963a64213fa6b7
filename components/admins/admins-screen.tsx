'use client';

import { useState } from 'react';
import { adminsWords as words } from '@/locales/nl/admin/admins';
import { PagedList } from '../admin/paged-list';
import { Button } from '../ui/button';
import { AddAdminDialog } from './add-admin-dialog';
import { AdminRow } from './admin-row';
import { ChangeAdminDialog } from './change-admin-dialog';
import { DemandFactor } from './demand-factor';
import { useAdmins } from './use-admins';

/** Who administers the site, with what each may do. */
export function AdminsScreen() {
  const { found, failure, reload } = useAdmins();
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<number>();
  const rows = found?.admins ?? [];
  const admin = rows.find(({ id }) => id === changed);
  const list = { rows, isLoading: !found && !failure, failure, reload, more: undefined };
  return (
    <PagedList list={list} empty={null}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft">{words.count(rows.length)}</p>
        <Button onClick={() => setAdding(true)}>{words.add}</Button>
      </div>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {rows.map((one) => (
          <AdminRow key={one.id} admin={one} onChange={() => setChanged(one.id)} />
        ))}
      </ul>
      {found && <DemandFactor isDemanded={found.secondFactorDemanded} onChanged={reload} />}
      {isAdding && <AddAdminDialog onAdded={reload} onClose={() => setAdding(false)} />}
      {admin && <ChangeAdminDialog admin={admin} onChanged={reload} onClose={() => setChanged(undefined)} />}
    </PagedList>
  );
}
