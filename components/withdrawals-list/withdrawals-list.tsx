'use client';

import { useState } from 'react';
import { withdrawalsWords as words } from '@/locales/nl/admin/withdrawals';
import { PagedList } from '../admin/paged-list';
import { usePages } from '../admin/use-pages';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { WithdrawalRow } from './withdrawal-row';

const states = [
  { handled: false, name: words.open },
  { handled: true, name: words.handled },
];

/** The withdrawals of consumers: those that wait for the shop, or those that were handled. */
export function WithdrawalsList() {
  const [handled, setHandled] = useState(false);
  const list = usePages('withdrawals.list', { handled });
  return (
    <>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <fieldset aria-label={words.which} className="flex flex-wrap gap-2">
        {states.map((state) => (
          <Button
            key={state.name}
            look={state.handled === handled ? 'primary' : 'outline'}
            size="s"
            aria-pressed={state.handled === handled}
            onClick={() => setHandled(state.handled)}
          >
            {state.name}
          </Button>
        ))}
      </fieldset>
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<Icon name="check" className="size-7" />}
            title={handled ? words.noneHandled : words.noneOpen}
          >
            <p>{handled ? words.noneHandledText : words.noneOpenText}</p>
          </EmptyState>
        }
      >
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {list.rows
            // Rows of the other state, until those of this one have come.
            .filter(({ handledAt }) => (handledAt !== null) === handled)
            .map((withdrawal) => (
              <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} onChanged={list.reload} />
            ))}
        </ul>
      </PagedList>
    </>
  );
}
