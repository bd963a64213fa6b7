import { formatEuro } from '@/lib/money';
import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import type { Analysis } from './analysis';

const { figures: words, number } = salesAnalysis;

/** The sums of the period, large. */
export function Figures({ analysis }: { analysis: Analysis }) {
  const { total, previous, orders, previousOrders, wasteTotal } = analysis;
  const figures = [
    { name: words.total, value: formatEuro(total), below: '' },
    { name: words.previous, value: formatEuro(previous), below: '' },
    { name: words.orders, value: number(orders), below: words.previousOrders(previousOrders) },
    {
      name: words.average,
      value: orders > 0 ? formatEuro(Math.round((total / orders) * 100) / 100) : '–',
      below: '',
    },
    ...(wasteTotal > 0 ? [{ name: words.waste, value: formatEuro(wasteTotal), below: '' }] : []),
  ];
  return (
    <dl
      aria-label={words.label}
      className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]"
    >
      {figures.map(({ name, value, below }) => (
        <div
          key={name}
          className="break-inside-avoid rounded-m border border-line p-4 last:odd:col-span-2 lg:last:odd:col-span-1"
        >
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-bold text-xl tabular-nums">{value}</dd>
          {below && <dd className="text-ink-soft text-sm">{below}</dd>}
        </div>
      ))}
    </dl>
  );
}
