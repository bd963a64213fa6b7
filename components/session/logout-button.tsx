'use client';

import { Suspense, useState } from 'react';
import { shell as layout } from '@/locales/nl/shell';
import { Icon } from '../ui/icon';
import { lazyPart } from '../ui/lazy-part';

// The dialog is loaded on first use.
const LogoutQuestion = lazyPart(() => import('./logout-question').then((module) => module.LogoutQuestion));

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
