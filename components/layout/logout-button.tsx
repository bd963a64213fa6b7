'use client';

import { lazy, Suspense, useState } from 'react';
import { shell as layout } from '@/locales/nl/shell';
import { Icon } from '../ui/icon';

// The question and everything behind it is loaded when somebody asks to leave.
const LogoutQuestion = lazy(() =>
  import('./logout-question').then((module) => ({ default: module.LogoutQuestion })),
);

export function LogoutButton({ className }: { className?: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        <Icon name="logout" />
        {layout.logout}
      </button>
      {asking && (
        <Suspense fallback={null}>
          <LogoutQuestion onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
