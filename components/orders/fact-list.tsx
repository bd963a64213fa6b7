import type { ReactNode } from 'react';

const looks = {
  columns: {
    list: 'mb-8 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 xl:grid-cols-3',
    value: 'break-words font-medium',
  },
  stack: { list: 'flex flex-col gap-3 text-sm', value: 'whitespace-pre-line break-words' },
};

interface FactListProps {
  look?: keyof typeof looks;
  /** A fact without a value is left out. */
  facts: { label: string; value: ReactNode }[];
  /** Shown before the facts. */
  children?: ReactNode;
}

/** Facts of an order. */
export const FactList = ({ look = 'columns', facts, children }: FactListProps) => (
  <dl className={looks[look].list}>
    {children}
    {facts.map(
      ({ label, value }) =>
        value && (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className={looks[look].value}>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
