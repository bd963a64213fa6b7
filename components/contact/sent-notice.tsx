'use client';

import { useEffect, useRef } from 'react';
import { contact as words } from '@/locales/nl/contact';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface SentNoticeProps {
  email: string;
  newsletter: boolean;
  onAgain: () => void;
}

/** Confirmation in place of the form. */
export function SentNotice({ email, newsletter, onAgain }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4">
      <Notice tone="success">
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-lg">
          {newsletter ? words.subscribedTitle : words.sentTitle}
        </h3>
        <p className="mt-1">{newsletter ? words.subscribed(email) : words.sent(email)}</p>
      </Notice>
      {!newsletter && (
        <Button look="outline" size="s" onClick={onAgain}>
          {words.another}
        </Button>
      )}
    </div>
  );
}
