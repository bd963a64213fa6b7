import { AccountFrame } from '@/components/account/account-frame';
import type { RecurringFormData } from '@/components/recurring-orders/form-data';
import { RecurringForm } from '@/components/recurring-orders/recurring-form';
import { RunHistory } from '@/components/recurring-orders/run-history';
import { Upcoming } from '@/components/recurring-orders/upcoming';
import { SessionData } from '@/components/shared/session-data';
import { TextLink } from '@/components/shared/text-link';
import { type PageProps, priceView, type SessionLoad } from '@/components/shop';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { RECURRING } from '@/lib/urls/account-urls';
import { newTaskUrl } from '@/lib/urls/task-urls';
import { recurring as words } from '@/locales/nl/recurring-orders';
import { askLinks } from '@/locales/nl/tasks/new-task';

interface RecurringOrderProps extends PageProps {
  title: string;
  /** Data of the form; null when the order is absent or belongs to another customer. */
  recurring: SessionLoad<RecurringFormData | null>;
}

/** One recurring order, or a new one: schedule, lines, and past runs. */
export function RecurringPage({ shop, audience, title, recurring }: RecurringOrderProps) {
  return (
    <AccountFrame current="recurring" title={title}>
      <SiteLink
        href={RECURRING}
        className="no-print mb-4 inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
      >
        <Icon name="chevron-left" className="size-4" />
        {words.back}
      </SiteLink>
      <SessionData data={recurring} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) =>
          found ? (
            <>
              {found.order && <Upcoming order={found.order} />}
              <RecurringForm given={found} offered={shop.payments} view={priceView(shop, audience)} />
              {found.order && <RunHistory runs={found.order.runs} />}
              {found.order && (
                <p className="no-print mt-8">
                  <TextLink
                    href={newTaskUrl('recurring', { kind: 'recurring', of: found.order.recurringId })}
                  >
                    {askLinks.recurring}
                  </TextLink>
                </p>
              )}
            </>
          ) : (
            <Notice tone="warning">{words.missingSource}</Notice>
          )
        }
      </SessionData>
    </AccountFrame>
  );
}
