'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CART } from '@/lib/urls/page-urls';
import { common } from '@/locales/nl/common';
import { listWork } from '@/locales/nl/order-lists/order-list-pages';
import { Button, buttonClass } from '../ui/button';
import { Notice, type NoticeProps } from '../ui/notice';
import { NoticeRow } from '../ui/notice-row';
import { SiteLink } from '../ui/site-link';

/** Result text of an action, with an optional undo. */
export interface ActionResult {
  text: string;
  tone?: NoticeProps['tone'];
  undo?: () => Promise<void>;
}

interface ResultNoticeProps {
  result: ActionResult | undefined;
  /** Something was added to the cart: shows a link to it. */
  ordered?: boolean;
  children?: ReactNode;
}

/**
 * The live region is rendered from the start, so that screen readers announce the first message too. A
 * message stays until the next one. When the focused control has left the page (a removed row, a used undo
 * button), the message takes the focus; otherwise the keyboard focus would start at the top of the page.
 */
export function ResultNotice({ result, ordered, children }: ResultNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!result || document.activeElement !== document.body) return;
    const target = place.current?.querySelector('button') ?? place.current;
    // Keeps the scroll position.
    target?.focus({ preventScroll: true });
  }, [result]);
  return (
    <div ref={place} role="status" tabIndex={-1} className="no-print mb-4 empty:hidden">
      {result && (
        <Notice tone={result.tone ?? 'success'}>
          <NoticeRow action={result.undo && <UndoButton key={result.text} undo={result.undo} />}>
            {result.text}
          </NoticeRow>
          {ordered && (
            <SiteLink href={CART} className={buttonClass('outline', 's', 'mt-3')}>
              {listWork.cart}
            </SiteLink>
          )}
          {children}
        </Notice>
      )}
    </div>
  );
}

function UndoButton({ undo }: { undo: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const click = async () => {
    setBusy(true);
    await undo();
    setBusy(false);
  };
  return (
    <Button look="outline" size="s" busy={busy} onClick={click}>
      {common.undo}
    </Button>
  );
}
