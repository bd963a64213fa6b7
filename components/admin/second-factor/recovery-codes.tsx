'use client';

import { useEffect, useRef } from 'react';
import { ADMIN } from '@/lib/urls/admin-urls';
import { secondFactor as words } from '@/locales/nl/admin/second-factor';
import { Button, buttonClass } from '../../ui/button';

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl">
        {words.recoveryTitle}
      </h2>
      <p>{words.recoveryLead}</p>
      <ul className="grid gap-x-8 gap-y-1 rounded-m bg-surface-alt p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        <Button look="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
        <a href={ADMIN} className={buttonClass()}>
          {words.saved}
        </a>
      </div>
    </section>
  );
}
