'use client';

import type { PurchaseRhythm } from '@/api/types';
import { orderListUrl } from '@/lib/urls/order-list-urls';
import { listRhythm, rhythm as words } from '@/locales/nl/purchase-rhythm';
import { Button, buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { DiscontinuedProducts } from './discontinued-products';
import { RhythmHeading } from './rhythm-heading';

interface ListDueProps {
  listId: number;
  rhythm: PurchaseRhythm;
  /** Only due products are shown. */
  dueOnly: boolean;
  /** Number of due products on this page that can be ordered. */
  here: number;
  onChoose: () => void;
}

/** Due products of a list: select them all, or show only these. */
export function ListDue({ listId, rhythm, dueOnly, here, onChoose }: ListDueProps) {
  const { known, due, gone, next } = rhythm;
  const now = due.filter(({ state }) => state === 'now').length;
  return (
    <section className="no-print mb-4 rounded-m border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <RhythmHeading />
        <p className={`grow ${due.length > 0 ? '' : 'text-ink-soft'}`}>
          {known === 0 && listRhythm.notYet}
          {known > 0 && due.length === 0 && (
            <>
              {words.nothing} {next && words.next(next.productName, next.daysLeft)}
            </>
          )}
          {due.length > 0 && listRhythm.due(now, due.length - now)}
        </p>
        {here > 0 && (
          <Button look="outline" size="s" onClick={onChoose}>
            {listRhythm.choose(here)}
          </Button>
        )}
        {(dueOnly || due.length > 0) && (
          <SiteLink href={orderListUrl(listId, { due: !dueOnly })} className={buttonClass('outline', 's')}>
            {dueOnly ? listRhythm.whole : listRhythm.only}
          </SiteLink>
        )}
      </div>
      <DiscontinuedProducts gone={gone} />
    </section>
  );
}
