import type { AnswerOf } from '@/api/call';
import { formatDateTime } from '@/lib/dates';
import { orderListUrl } from '@/lib/urls/order-list-urls';
import { countingUrl, orderProposalUrl, stockCountUrl, stockPlacesUrl } from '@/lib/urls/stock-count-urls';
import { stockCount as words } from '@/locales/nl/stock-count/pages';
import { buttonClass } from '../../ui/button';
import { SiteLink } from '../../ui/site-link';

type List = AnswerOf<'stockCount.orderLists'>[number];

const link = 'inline-flex min-h-6 items-center underline underline-offset-2';

/** A list with its open count, and what can be done with it. */
export function CountableList({ list }: { list: List }) {
  const { listId, name, countable, openCount, lastFinishedAt } = list;
  const ofList = <span className="sr-only"> {words.ofList(name)}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b py-4">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold wrap-anywhere">
          <SiteLink href={orderListUrl(listId)} className={link}>
            {name}
          </SiteLink>
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          {words.countable(countable)} ·{' '}
          {lastFinishedAt ? words.last(formatDateTime(lastFinishedAt)) : words.never}
        </p>
        {openCount && (
          <p className="mt-1 text-sm">
            {words.open(openCount.countedBy, formatDateTime(openCount.startedAt))}.{' '}
            <SiteLink href={stockCountUrl(openCount.countId)} className={link}>
              {words.soFar(openCount.products, openCount.unknownCodes)}
            </SiteLink>
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <SiteLink href={stockPlacesUrl(listId)} className={link}>
            {words.places}
            {ofList}
          </SiteLink>
          <SiteLink href={orderProposalUrl(listId)} className={link}>
            {words.proposal}
            {ofList}
          </SiteLink>
        </p>
      </div>
      {/* A plain document: the counting app works without network and has a worker of its own. */}
      <a href={countingUrl(listId)} className={buttonClass(openCount ? 'primary' : 'outline')}>
        {openCount ? words.goOn : words.begin}
        {ofList}
      </a>
    </li>
  );
}
