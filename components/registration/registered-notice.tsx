'use client';

import { useEffect, useRef } from 'react';
import { register as words } from '@/locales/nl/account/registration';
import { buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import { SiteLink } from '../ui/site-link';
import type { Registered } from './use-registration';

/** Next steps, shown instead of the form. */
export function RegisteredNotice({ next, email }: Registered) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4">
      <Notice tone="success">
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg">
          {next === 'mail' ? words.mailTitle : words.doneTitle}
        </h2>
        <p className="mt-1">{words[next](email)}</p>
        <p className="mt-2">{words.nothing}</p>
      </Notice>
      <SiteLink href="/" className={buttonClass('outline')}>
        {words.onwards}
      </SiteLink>
    </div>
  );
}
