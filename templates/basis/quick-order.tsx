import { QuickOrder } from '@/components/quick-order/quick-order';
import { priceView } from '@/components/shop';
import { quickOrder as words } from '@/locales/nl/quick-order';
import type { QuickOrderProps } from '../props';

/** Quick order form by article number; the same page for all visitors. */
export function QuickOrderPage({ shop, audience }: QuickOrderProps) {
  return (
    <div className="wrap py-8 lg:py-10">
      <h1 className="mb-2 font-bold text-2xl lg:text-3xl">{words.title}</h1>
      <p className="mb-8 max-w-prose text-ink-soft">{words.lead}</p>
      <QuickOrder view={priceView(shop, audience)} customer={audience === 'customer'} />
    </div>
  );
}
