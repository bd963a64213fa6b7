'use client';

import type { ReactNode } from 'react';
import type { ShelfRequest } from '@/api/types';
import { queue as words } from '@/locales/nl/shelf-labels';
import { SelectableTable } from '../../form/selectable-table';
import { useSelection } from '../../form/use-selection';
import { ResultNotice } from '../../shared/result-notice';
import type { PriceView } from '../../shop';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { QueueRow } from './queue-row';
import { useQueue } from './use-queue';

interface QueueProps {
  requests: ShelfRequest[];
  view: PriceView;
  /** Shown when no requests are open. */
  children: ReactNode;
}

const keyOf = ({ requestId }: ShelfRequest) => String(requestId);

/** Open requests with their quantities, and one button that orders all or the selected ones. */
export function Queue({ requests, view, children }: QueueProps) {
  const queue = useQueue(requests);
  const { shown, result, busy, ordered } = queue;
  const ticks = useSelection(shown.map(keyOf));
  const ticked = shown.filter((request) => ticks.ticked.has(keyOf(request)));
  const order = async (some: ShelfRequest[]) => {
    // Requests that could not be ordered stay selected.
    const left = await queue.order(some);
    ticks.set(some.filter(({ requestId }) => left.includes(requestId)).map(keyOf));
  };
  const dismiss = async (some: ShelfRequest[]) => {
    await queue.dismiss(some);
    ticks.set([]);
  };

  return (
    <>
      <ResultNotice result={result} ordered={ordered} />
      {shown.length === 0 ? (
        children
      ) : (
        <>
          <SelectableTable
            title={words.title}
            ticks={ticks}
            chooseAll={words.chooseAll}
            heads={[words.article, words.asked, words.quantity, words.price]}
            numericFrom={3}
            actions
          >
            {shown.map((request) => (
              <QueueRow
                key={request.requestId}
                {...{ request, view }}
                quantity={queue.quantityOf(request)}
                onQuantity={(quantity) => queue.change(request, quantity)}
                {...ticks.of(keyOf(request))}
                refused={queue.refusedOf(request)}
                onTake={queue.take}
                onDismiss={() => dismiss([request])}
              />
            ))}
          </SelectableTable>
          <div className="pick-foot">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p aria-live="polite" className="grow font-semibold text-sm">
                {words.selected(ticked.length)}
              </p>
              {ticked.length > 0 && (
                <Button look="outline" onClick={() => dismiss(ticked)}>
                  {words.dismiss}
                </Button>
              )}
              <Button busy={busy} onClick={() => order(ticked.length > 0 ? ticked : shown)}>
                <Icon name="cart" />
                {ticked.length > 0 ? words.toCart(ticked.length) : words.allToCart(shown.length)}
              </Button>
            </div>
          </div>
        </>
      )}
    </>
  );
}
