import type { Product, WasteList as WasteData } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { SessionData } from '@/components/shared/session-data';
import type { SessionResult } from '@/components/shop';
import { Skeleton } from '@/components/ui/skeleton';
import type { WasteHit } from '@/components/waste/product-hits';
import { WasteDoneNotice } from '@/components/waste/waste-done-notice';
import { WasteReport } from '@/components/waste/waste-report';
import { WasteStartForm } from '@/components/waste/waste-start-form';
import type { WasteTexts } from '@/lib/forms/waste-form';
import type { WasteFilter } from '@/lib/urls/waste-urls';
import { waste as words } from '@/locales/nl/stock-count/waste';

/** The product to note, or products to choose from. */
export type WasteChoice =
  | { state: 'bought' | 'found'; hits: WasteHit[] }
  | { state: 'gone' }
  | {
      state: 'chosen';
      product: Product;
      unitId: number | undefined;
      /** Number of the latest delivered order with the product. */
      deliveredIn: string | undefined;
    };

interface WasteProps {
  choice: SessionResult<WasteChoice>;
  search: string;
  typed: Pick<WasteTexts, 'quantity' | 'reason' | 'note'>;
  requestKey: string;
  waste: SessionResult<WasteData>;
  filter: WasteFilter;
  /** This month, `2026-03`. */
  today: string;
  /** Result of a form, and the entry that it changed. */
  done: { result: string; entry: number | undefined };
}

/** Waste of a customer: a form to note it, its costs per month and reason, and all entries. */
export const WastePage = ({ choice, search, typed, requestKey, waste, filter, today, done }: WasteProps) => (
  <AccountFrame current="waste">
    <p className="no-print -mt-3 mb-6 max-w-prose text-ink-soft">{words.lead}</p>
    <WasteDoneNotice {...done} />
    <section aria-labelledby="waste-add" className="no-print mb-10">
      <h2 id="waste-add" className="mb-4 font-semibold text-xl">
        {words.add.title}
      </h2>
      <SessionData data={choice} fallback={<Skeleton className="h-40 w-full" />}>
        {(found) => <WasteStartForm choice={found} search={search} typed={typed} requestKey={requestKey} />}
      </SessionData>
    </section>
    <section aria-labelledby="waste-report">
      <h2 id="waste-report" className="mb-4 font-semibold text-xl">
        {words.report.title}
      </h2>
      <SessionData
        data={waste}
        quiet={choice.state !== 'ok' && choice.state === waste.state}
        fallback={<Skeleton className="h-96 w-full" />}
      >
        {(found) => <WasteReport waste={found} filter={filter} today={today} />}
      </SessionData>
    </section>
  </AccountFrame>
);
