'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../ui/notice';

interface DoneNoticeProps {
  heading: 'h2' | 'h3';
  title: string;
  /** What happens next. */
  children: ReactNode;
  /** A button or link below it. */
  action: ReactNode;
}

/** Stands in place of a form that was sent; its heading takes the focus. */
export function DoneNotice({ heading: Heading, title, children, action }: DoneNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4">
      <Notice tone="success">
        <Heading ref={heading} tabIndex={-1} className="font-semibold text-lg">
          {title}
        </Heading>
        {children}
      </Notice>
      {action}
    </div>
  );
}
