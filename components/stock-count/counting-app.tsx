'use client';

import { useEffect, useState } from 'react';
import { countingUrl } from '@/lib/urls/stock-count-urls';
import { countingApp as words } from '@/locales/nl/stock-count/counting-app';
import { keepPage } from './offline/keep-page';
import { useCount } from './offline/use-count';
import { CountingScreen } from './screen/counting-screen';

interface CountingAppProps {
  listId: number;
  /** The page is to work without network. */
  isKept: boolean;
}

/** Inside the shop one comes here without a new document; the service worker serves documents only. */
const cameByRouter = () => {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname !== location.pathname;
};

/** Counts a list: the screen, kept on this device together with its data. */
export function CountingApp({ listId, isKept }: CountingAppProps) {
  const count = useCount(listId);
  const { phase, trouble, sheet, others } = count;
  const [state, setState] = useState<'' | 'kept'>('');
  const isReady = isKept && phase === 'ready' && trouble !== 'offline';
  const isClear = trouble === null;

  useEffect(() => {
    if (isKept && navigator.onLine && cameByRouter()) location.reload();
  }, [isKept]);

  // Once per visit, and again after a trouble or for another list of products. A refused entry must not hold up a new worker.
  const products = sheet?.products.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries change the sheet's neighbours, not what is kept
  useEffect(() => {
    if (isReady && sheet) void keepPage(sheet).then((done) => done && setState('kept'));
  }, [isReady, isClear, products]);

  return (
    <div data-counting={state} className="wrap">
      <CountingScreen listId={listId} count={count} onLeave={(url) => location.assign(url)} />
      {trouble === 'offline' && others.length > 0 && (
        <nav aria-label={words.others} className="my-6">
          <h2 className="mb-2 font-bold">{words.others}</h2>
          <ul className="flex flex-col gap-2">
            {others.map((list) => (
              <li key={list.listId}>
                {/* The hash lets the link through without network (app/_early/guard-offline.js). */}
                <a href={`${countingUrl(list.listId)}#tellen`} className="underline underline-offset-2">
                  {list.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
