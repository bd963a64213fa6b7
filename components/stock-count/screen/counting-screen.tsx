'use client';

import { useState } from 'react';
import { orderListUrl } from '@/lib/urls/order-list-urls';
import { STOCK_COUNT, stockCountUrl } from '@/lib/urls/stock-count-urls';
import { errorText } from '@/locales/nl/errors';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { LoginLink } from '../../shared/login-link';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { FinishResult } from '../offline/types';
import { CountingSheet } from './counting-sheet';
import { CountMessage } from './frame/count-message';
import { CountSkeleton } from './frame/count-skeleton';
import type { Count } from './state/count';
import './counting.css';
import './frame/frame.css';
import './lines/lines.css';
import './entry/side.css';
import './scan/scan.css';
import './entry/entry.css';
import './dialogs/dialogs.css';
import './counting-layout.css';
import './counting-dark.css';

interface CountingScreenProps {
  listId: number;
  count: Count;
  /** Leaves for another page of the shop. */
  onLeave: (url: string) => void;
}

/** Counts a list: the phase decides what is shown. Plain links, so that they work without a network too. */
export function CountingScreen({ listId, count, onLeave }: CountingScreenProps) {
  const { phase, sheet, failure, refresh } = count;
  const [isKept, setKept] = useState(false);
  const finished = (result: FinishResult) => {
    if (result.state === 'sent') onLeave(stockCountUrl(result.countId));
    else setKept(true);
  };
  const again = <Button onClick={() => void refresh()}>{words.again}</Button>;
  const content = () => {
    if (isKept)
      return (
        <CountMessage icon="check" title={words.keptTitle} text={words.kept}>
          <a href={STOCK_COUNT} className={buttonClass('outline')}>
            {words.toOverview}
          </a>
        </CountMessage>
      );
    if (phase === 'absent')
      return (
        <CountMessage icon="warning" title={words.absent} text={words.absentText}>
          {again}
        </CountMessage>
      );
    if (phase === 'signed_out')
      return (
        <CountMessage icon="user" title={words.signedOut} text={words.signedOutText}>
          <LoginLink className={buttonClass()}>{words.logIn}</LoginLink>
        </CountMessage>
      );
    if (phase === 'failed')
      return (
        <CountMessage icon="warning" title={words.failed} text={failureText(failure)}>
          {again}
        </CountMessage>
      );
    if (!sheet) return <CountSkeleton />;
    if (sheet.products.length === 0)
      return (
        <CountMessage icon="list" title={words.empty} text={words.emptyText}>
          <a href={orderListUrl(listId)} className={buttonClass()}>
            {words.toList}
          </a>
        </CountMessage>
      );
    return <CountingSheet key={sheet.listId} count={{ ...count, sheet }} onFinished={finished} />;
  };
  return (
    <div className="count">
      <header className="count-title">
        <a href={STOCK_COUNT} title={words.pauseHint}>
          <Icon name="chevron-left" /> {words.pause}
        </a>
        <h1>{sheet ? words.title(sheet.name) : words.name}</h1>
      </header>
      {content()}
    </div>
  );
}

const failureText = (failure: Count['failure']) =>
  failure === 'storage' ? words.notStored : failure ? errorText(failure) : '';
