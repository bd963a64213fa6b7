'use client';

import { couponStates } from '@toonbank/contract/coupon-desk/terms';
import { useState } from 'react';
import { formatEuro } from '@/lib/money';
import { ADMIN_COUPONS } from '@/lib/urls/admin-urls';
import { couponDeskWords as words } from '@/locales/nl/admin/shop/coupons';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
import { Day } from '../shared/day';
import { Badge, type Tone } from '../ui/badge';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { CouponDialog } from './coupon-dialog';
import { type DeskCoupon, givesText } from './coupon-texts';

const tones: Readonly<Record<DeskCoupon['state'], Tone>> = {
  active: 'success',
  planned: 'info',
  ended: 'neutral',
  off: 'neutral',
};

function Period({ validFrom, validUntil }: Pick<DeskCoupon, 'validFrom' | 'validUntil'>) {
  if (validFrom === null && validUntil === null) return words.always;
  return (
    <>
      {validFrom !== null && (
        <>
          {words.from} <Day date={validFrom} />{' '}
        </>
      )}
      {validUntil !== null && (
        <>
          {words.until} <Day date={validUntil} />
        </>
      )}
    </>
  );
}

const definition = (onOpen: (coupon: DeskCoupon) => void): ListDefinition<'couponDesk.list'> => ({
  call: 'couponDesk.list',
  file: 'couponDesk.file',
  views: 'coupons',
  address: ADMIN_COUPONS,
  caption: words.title,
  sort: 'code',
  keyOf: ({ couponId }) => couponId,
  nameOf: ({ code }) => code,
  search: { label: words.search, hint: words.searchHint },
  empty: { title: words.empty, text: words.emptyText },
  filters: [
    {
      ...{ kind: 'choice', name: 'state', param: 'stand', label: words.state, all: words.allStates },
      options: couponStates.map((value) => ({ value, text: words.states[value] })),
    },
  ],
  columns: [
    {
      key: 'code',
      heading: words.code,
      sort: 'code',
      cell: (coupon) => (
        <button
          type="button"
          onClick={() => onOpen(coupon)}
          className="wrap-anywhere min-h-6 text-left font-semibold underline underline-offset-4"
          aria-label={words.open(coupon.code)}
        >
          {coupon.code}
        </button>
      ),
    },
    {
      key: 'state',
      heading: words.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
    },
    { key: 'gives', heading: words.gives, cell: (coupon) => givesText(coupon) },
    {
      key: 'minimum',
      heading: words.minimum,
      numeric: true,
      cell: ({ minimum }) => (minimum === 0 ? '–' : formatEuro(minimum)),
    },
    { key: 'period', heading: words.period, phone: 'line', cell: (coupon) => <Period {...coupon} /> },
    {
      key: 'used',
      heading: words.used,
      sort: 'used',
      descendingFirst: true,
      numeric: true,
      cell: ({ used, maxUses }) =>
        maxUses === null ? String(used) : words.usedOf(String(used), String(maxUses)),
    },
  ],
});

/** All coupons of the site. */
export function CouponList({ query }: { query: ListQuery }) {
  const [opened, setOpened] = useState<DeskCoupon | 'new'>();
  const [done, setDone] = useState('');
  /** Loads the list again. */
  const [version, setVersion] = useState(0);
  const [list] = useState(() => definition(setOpened));
  const onDone = (text: string) => {
    setOpened(undefined);
    setDone(text);
    setVersion(version + 1);
  };
  return (
    <>
      <div>
        <Button onClick={() => setOpened('new')}>{words.add}</Button>
      </div>
      <div role="status" className="empty:hidden">
        {done !== '' && <Notice tone="success">{done}</Notice>}
      </div>
      <AdminList list={list} query={query} version={version} />
      {opened && (
        <CouponDialog
          coupon={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
          onDone={onDone}
        />
      )}
    </>
  );
}
