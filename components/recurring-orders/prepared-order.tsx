'use client';

import type { PreparedOrder } from '@/api/types';
import { RECURRING } from '@/lib/urls/account-urls';
import { errorText } from '@/locales/nl/errors';
import { prepared as words } from '@/locales/nl/recurring-orders';
import { orderUrl } from '../orders/order-filter';
import { RetryNotice } from '../shared/retry-notice';
import type { PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { PreparedContents } from './prepared-contents';
import { usePrepared } from './use-prepared';

/** The order of a mailed link, from preview to the placed order. */
export function PreparedOrderView({ view }: { view: PriceView }) {
  const { shown, busy, failure, ordered, confirm, again } = usePrepared();
  if (ordered) return <Thanks number={ordered} />;
  if (shown.kind === 'waiting')
    return (
      <div aria-busy="true">
        <p className="sr-only">{words.waiting}</p>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  if (shown.kind === 'no-link') return <Notice tone="warning">{words.noLink}</Notice>;
  if (shown.kind === 'failed') {
    if (shown.code === 'not_found' || shown.code === 'invalid_request')
      return <Notice tone="warning">{words.forged}</Notice>;
    return (
      <RetryNotice retry={words.again} onRetry={again}>
        {errorText(shown.code)}
      </RetryNotice>
    );
  }
  const { prepared } = shown;
  if (!prepared.order) return <Closed prepared={prepared} />;
  return (
    <>
      {failure && (
        <div className="mb-4">
          <Notice tone={failure === 'cart_changed' ? 'warning' : 'danger'} urgent>
            {failure === 'cart_changed' ? words.changed : errorText(failure)}
          </Notice>
        </div>
      )}
      <PreparedContents
        prepared={prepared}
        order={prepared.order}
        view={view}
        busy={busy}
        onConfirm={confirm}
      />
    </>
  );
}

function Thanks({ number }: { number: string }) {
  return (
    <Notice tone="success" urgent>
      <p className="font-semibold">{words.thanks}</p>
      <p className="mb-3">{words.thanksText(number)}</p>
      <Links number={number} />
    </Notice>
  );
}

function Closed({ prepared: { state, orderNumber } }: { prepared: PreparedOrder }) {
  const done = state === 'ordered' && orderNumber !== undefined;
  return (
    <Notice tone={done ? 'success' : 'warning'}>
      <p className="mb-3">{done ? words.ordered(orderNumber) : words.expired}</p>
      <Links number={done ? orderNumber : undefined} />
    </Notice>
  );
}

/** Plain links: without a session they lead to the login page. */
function Links({ number }: { number: string | undefined }) {
  return (
    <p className="flex flex-wrap gap-3">
      {number !== undefined && (
        <a href={orderUrl(number)} className={buttonClass('outline', 's')}>
          {words.toOrder}
        </a>
      )}
      <a href={RECURRING} className={buttonClass('outline', 's')}>
        {words.toAccount}
      </a>
    </p>
  );
}
