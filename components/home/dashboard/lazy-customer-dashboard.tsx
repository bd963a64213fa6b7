'use client';

import { lazy, Suspense } from 'react';

const CustomerDashboardCards = lazy(() =>
  import('./customer-dashboard-cards').then((module) => ({ default: module.CustomerDashboardCards })),
);

/** Loaded for customers only. */
export function LazyCustomerDashboard({ consumer }: { consumer: boolean }) {
  return (
    <Suspense fallback={<div className="dashboard-cards" />}>
      <CustomerDashboardCards consumer={consumer} />
    </Suspense>
  );
}
