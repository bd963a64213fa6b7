import { details as words } from '@/locales/nl/account/details';

interface FactsProps {
  /** In this order; an empty value is shown as such. */
  facts: readonly (readonly [label: string, value: string])[];
}

/** Labels and values as a list. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-soft">{label}</dt>
          <dd className={value ? 'break-words font-medium' : 'text-ink-soft'}>{value || words.none}</dd>
        </div>
      ))}
    </dl>
  );
}
