import { useId, useState } from 'react';
import { formatDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { importKindUrl } from '@/lib/urls/admin/import-urls';
import { adminProductUrl } from '@/lib/urls/admin-urls';
import { agreementWords as words } from '@/locales/nl/admin/shop/customers';
import { PagedList } from '../admin/paged-list';
import { usePages } from '../admin/use-pages';
import { Badge } from '../ui/badge';
import { Button, buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import type { ShownAgreement } from './agreement';
import { AgreementDialog } from './agreement-dialog';

const tones = { now: 'success', coming: 'info', over: 'neutral' } as const;

interface CustomerAgreementsProps {
  customerId: number;
  /** Whether the administrator may change them. */
  canChange: boolean;
  onChanged: () => void;
}

/** The prices that were agreed with a customer. */
export function CustomerAgreements({ customerId, canChange, onChanged }: CustomerAgreementsProps) {
  const id = useId();
  const list = usePages('customerDesk.agreements', { customerID: customerId });
  const [opened, setOpened] = useState<ShownAgreement>();
  const [done, setDone] = useState('');
  const finish = async (text: string) => {
    setOpened(undefined);
    setDone(text);
    onChanged();
    await list.reload();
  };
  return (
    <section aria-labelledby={id} className="flex flex-col items-start gap-3">
      <h2 id={id} className="font-semibold text-lg">
        {words.title}
      </h2>
      <div role="status" className="empty:hidden">
        {done !== '' && <Notice tone="success">{done}</Notice>}
      </div>
      <div className="w-full">
        <PagedList list={list} empty={<p className="text-ink-soft text-sm">{words.none}</p>}>
          <ul className="flex flex-col divide-y divide-line border-line border-y text-sm">
            {list.rows.map((row) => (
              <li key={row.agreementId} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
                <div className="wrap-anywhere min-w-0 flex-1 basis-64">
                  <a href={adminProductUrl(row.productId)} className="underline underline-offset-4">
                    {row.articleNumber}
                  </a>{' '}
                  {row.name}
                  <span className="block text-ink-soft">
                    {words.period(formatDate(row.validFrom), formatDate(row.validUntil))}{' '}
                    <Badge tone={tones[row.state]}>{words.states[row.state]}</Badge>
                  </span>
                </div>
                <p className="tabular-nums sm:w-56">
                  <strong className="font-semibold">{formatEuro(row.price)}</strong> {row.unit}
                  <span className="block text-ink-soft">{words.listPrice(formatEuro(row.listPrice))}</span>
                </p>
                {canChange && (
                  <Button
                    look="outline"
                    size="s"
                    aria-label={words.changeOf(`${row.articleNumber} ${row.unit}`)}
                    onClick={() => setOpened(row)}
                  >
                    {words.change}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </PagedList>
      </div>
      {canChange && (
        <a href={importKindUrl('agreements')} className={buttonClass('outline', 's')}>
          {words.import}
        </a>
      )}
      {opened && (
        <AgreementDialog
          agreement={opened}
          onClose={() => setOpened(undefined)}
          onDone={(text) => void finish(text)}
        />
      )}
    </section>
  );
}
