'use client';

import { type ReactNode, useState } from 'react';
import { common } from '@/locales/nl/common';
import { listWork } from '@/locales/nl/order-list-pages';
import { Button, buttonClass } from '../ui/button';
import { IntentLink } from '../ui/intent-link';
import { Notice, type NoticeProps } from '../ui/notice';

/** How something went, with the way back where there is one. */
export interface Said {
  text: string;
  tone?: NoticeProps['tone'];
  undo?: () => Promise<void>;
}

interface SaidNoticeProps {
  said: Said | undefined;
  /** Something went into the cart: the way to it stands below. */
  ordered?: boolean;
  children?: ReactNode;
}

/** The place is there from the start, or nobody hears the first message. It stays until the next one. */
export function SaidNotice({ said, ordered, children }: SaidNoticeProps) {
  return (
    <div role="status" className="no-print mb-4 empty:hidden">
      {said && (
        <Notice tone={said.tone ?? 'success'}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>{said.text}</p>
            {said.undo && <UndoButton key={said.text} undo={said.undo} />}
          </div>
          {ordered && (
            <IntentLink href="/nl/winkelwagen" className={buttonClass('outline', 's', 'mt-3')}>
              {listWork.cart}
            </IntentLink>
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
