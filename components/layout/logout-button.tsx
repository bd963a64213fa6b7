'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { layout } from '@/locales/nl/layout';
import { LogoutIcon } from '../ui/icons';

// The question and everything behind it is loaded when somebody asks to leave.
const LogoutQuestion = dynamic(() => import('./logout-question').then((module) => module.LogoutQuestion), {
  ssr: false,
});

export function LogoutButton({ className }: { className?: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        <LogoutIcon />
        {layout.logout}
      </button>
      {asking && <LogoutQuestion onClose={() => setAsking(false)} />}
    </>
  );
}
