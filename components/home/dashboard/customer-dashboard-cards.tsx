'use client';

import { useEffect, useState } from 'react';
import { customerDashboard as words } from '@/locales/nl/account/customer-dashboard';
import { type CustomerDashboard, pollCustomerDashboard } from '@/store/customer-dashboard';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { ListsCard } from './lists-card';
import { ReorderCard } from './reorder-card';
import { RunningCard } from './running-card';

/** Cards for reordering, running orders, and lists; for a new customer each explains how it fills. */
export function CustomerDashboardCards({ consumer }: { consumer: boolean }) {
  const [start, show] = useState<CustomerDashboard | null>();
  useEffect(() => pollCustomerDashboard(show), []);
  if (start === undefined) {
    return (
      <div className="dashboard-cards" aria-busy="true">
        <p className="sr-only">{words.loading}</p>
        {['again', 'running', 'lists'].map((card) => (
          <div key={card} className="dashboard-card">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-28 w-full" />
            <Skeleton className="mt-auto h-10 w-2/3" />
          </div>
        ))}
      </div>
    );
  }
  if (start === null) {
    return (
      <div className="dashboard-cards">
        <Notice tone="warning" urgent>
          {words.failed}
        </Notice>
      </div>
    );
  }
  return (
    <div className="dashboard-cards">
      <ReorderCard start={start} />
      {(!consumer || start.running.length + start.latest.length > 0) && <RunningCard start={start} />}
      <ListsCard start={start} />
    </div>
  );
}
