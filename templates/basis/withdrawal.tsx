import { ContactCard } from '@/components/contact/contact-card';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Notice } from '@/components/ui/notice';
import { KnownForm } from '@/components/withdrawal/known-form';
import type { WithdrawalOutcome } from '@/components/withdrawal/prefill';
import { ReceivedNotice } from '@/components/withdrawal/received-notice';
import { waitText } from '@/locales/nl/errors';
import { withdrawal as words } from '@/locales/nl/withdrawal';
import type { WithdrawalProps } from '../props';

/** The page on which a consumer withdraws from an order (docs/behaviour.md §16.1). */
export function WithdrawalPage({ shop, known, published, outcome }: WithdrawalProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={words.title} />
      <div className="content-page">
        <div className="min-w-0">
          <h1>{words.title}</h1>
          {outcome?.state === 'received' ? (
            <ReceivedNotice />
          ) : (
            <div className="flex flex-col gap-6">
              {outcome && (
                <Notice tone="danger">
                  <strong className="block">{words.failed}</strong>
                  {failureText(outcome)}
                </Notice>
              )}
              <KnownForm known={known} published={published} />
            </div>
          )}
        </div>
        <aside className="content-aside">
          <ContactCard branch={shop.branch} />
        </aside>
      </div>
    </div>
  );
}

function failureText(outcome: Exclude<WithdrawalOutcome, { state: 'received' }>): string {
  if (outcome.state === 'too_often') return words.tooOften(waitText(Math.max(1, outcome.wait)));
  return words[outcome.state];
}
