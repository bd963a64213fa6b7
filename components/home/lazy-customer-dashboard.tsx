'use client';

import { lazy, Suspense } from 'react';

const CustomerDashboardCards = lazy(() =>
  import('./customer-dashboard-cards').then((module) => ({ default: module.CustomerDashboardCards })),
);

/** Customers only: visitors load none of it. */
export function LazyCustomerDashboard() {
  return (
    <Suspense fallback={<div className="own-cards" />}>
      <CustomerDashboardCards />
    </Suspense>
  );
}
