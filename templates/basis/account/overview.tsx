import type {
  AccountDetails,
  InvoiceHistory,
  OrderList,
  PriceAgreement,
  PurchaseRhythm,
  RequestCounts,
  TaskList,
} from '@/api/types';
import { AccountCards } from '@/components/account/account-cards';
import { AccountFrame } from '@/components/account/account-frame';
import { BranchContact } from '@/components/account/branch-contact';
import { OverviewAgreements } from '@/components/account/overview-agreements';
import { OverviewCard } from '@/components/account/overview-card';
import { OverviewInvoices } from '@/components/account/overview-invoices';
import { OverviewLists } from '@/components/account/overview-lists';
import { OverviewOrders } from '@/components/account/overview-orders';
import { OverviewRequests } from '@/components/account/overview-requests';
import { OverviewTasks } from '@/components/account/overview-tasks';
import { SessionCard } from '@/components/account/session-card';
import type { RunningOrders } from '@/components/orders/running-orders';
import { DueBlock } from '@/components/purchase-rhythm/due-block';
import { SessionData } from '@/components/shared/session-data';
import { type PageProps, priceView, type SessionLoad } from '@/components/shop';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import {
  AGREEMENTS,
  BOUGHT,
  DETAILS,
  INVOICES,
  ORDERS,
  SHELF_REQUESTS,
  TASKS,
} from '@/lib/urls/account-urls';
import { ORDER_LISTS } from '@/lib/urls/order-list-urls';
import { contentUrl } from '@/lib/urls/page-urls';
import { overview, account as words } from '@/locales/nl/account/account';
import { rhythm as rhythmWords } from '@/locales/nl/purchase-rhythm';
import { queue } from '@/locales/nl/shelf-labels';
import { taskOverview } from '@/locales/nl/tasks/tasks';

interface AccountProps extends PageProps {
  account: SessionLoad<AccountDetails>;
  running: SessionLoad<RunningOrders>;
  /** The latest few unpaid invoices, and the totals. */
  invoices: SessionLoad<InvoiceHistory>;
  agreements: SessionLoad<PriceAgreement[]>;
  lists: SessionLoad<OrderList[]>;
  /** Products that are due soon. */
  rhythm: SessionLoad<PurchaseRhythm>;
  /** Open shelf-label requests. */
  requests: SessionLoad<RequestCounts>;
  /** The first few tasks: unread ones, then the latest. */
  tasks: SessionLoad<TaskList>;
}

/**
 * Account overview: running orders, open invoices, expiring agreements and contact, each card with a link.
 */
export function AccountPage(props: AccountProps) {
  const { shop, audience, account, running, invoices, agreements, lists, rhythm, requests, tasks } = props;
  const consumer = shop.prices === 'public';
  return (
    <AccountFrame current="overview" title={words.title}>
      <div className="mb-4">
        <SessionCard
          icon="clock"
          title={rhythmWords.title}
          more={{ href: BOUGHT, label: overview.toBought }}
          data={rhythm}
        >
          {(known) => <DueBlock rhythm={known} view={priceView(shop, audience)} />}
        </SessionCard>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <SessionCard
          icon="truck"
          title={overview.running}
          more={{ href: ORDERS, label: overview.allOrders }}
          data={running}
        >
          {(history) => <OverviewOrders history={history} inclusive={shop.prices === 'public'} />}
        </SessionCard>
        <SessionCard
          icon="invoice"
          title={overview.invoices}
          more={{ href: INVOICES, label: overview.allInvoices }}
          data={invoices}
        >
          {(history) => <OverviewInvoices history={history} />}
        </SessionCard>
        {!consumer && (
          <SessionCard
            icon="tag"
            title={overview.ending}
            more={{ href: AGREEMENTS, label: overview.allAgreements }}
            data={agreements}
          >
            {(all) => <OverviewAgreements agreements={all} view={priceView(shop, 'customer')} />}
          </SessionCard>
        )}
        <SessionCard
          icon="list-check"
          title={overview.lists}
          more={{ href: ORDER_LISTS, label: overview.allLists }}
          data={lists}
        >
          {(all) => <OverviewLists lists={all} />}
        </SessionCard>
        {!consumer && (
          <SessionCard
            icon="box"
            title={queue.title}
            more={{ href: SHELF_REQUESTS, label: queue.show }}
            data={requests}
            fallback={<Skeleton className="h-6 w-full" />}
          >
            {({ open }) => <OverviewRequests open={open} />}
          </SessionCard>
        )}
        <SessionCard
          icon="mail"
          title={taskOverview.title}
          more={{ href: TASKS, label: taskOverview.all }}
          data={tasks}
        >
          {(list) => <OverviewTasks list={list} />}
        </SessionCard>
        <OverviewCard icon="undo" title={overview.bought} more={{ href: BOUGHT, label: overview.toBought }}>
          <p className="text-ink-soft">{overview.boughtText}</p>
        </OverviewCard>
        <OverviewCard
          icon="phone"
          title={consumer ? overview.service : overview.branch}
          more={{ href: contentUrl('bestelhulp/'), label: overview.askUs }}
        >
          <BranchContact branch={shop.branch} />
        </OverviewCard>
      </div>
      <section className="mt-10">
        <div className="mb-3 flex items-baseline justify-between gap-4">
          <h2 className="font-semibold text-lg">{overview.details}</h2>
          <SiteLink href={DETAILS} className="min-h-6 text-sm underline underline-offset-2">
            {overview.toDetails}
          </SiteLink>
        </div>
        <SessionData data={account} fallback={<Skeleton className="h-48 w-full" />}>
          {(details) => <AccountCards details={details} />}
        </SessionData>
      </section>
    </AccountFrame>
  );
}
