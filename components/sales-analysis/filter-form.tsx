import { useId } from 'react';
import { SALES_ANALYSIS } from '@/lib/urls/account-urls';
import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import { Field } from '../form/field';
import { LabelledSelect } from '../shared/labelled-select';
import { Button, buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import type { Analysis, Share } from './analysis';
import { type AnalysisFilter, analysisUrl, isFiltered } from './analysis-filter';

const { period: periodWords, filter: words } = salesAnalysis;

/** The options of the filters: the parts of the period without filters. */
export type Choices = Pick<Analysis, 'groups' | 'suppliers' | 'addresses'>;

const optionsOf = (shares: readonly Share[]) => [
  { value: '', text: words.all },
  ...shares.flatMap(({ id, name }) => (id === null ? [] : [{ value: id, text: name }])),
];

/** A plain GET form: the own days, `groep`, `leverancier` and `adres`. */
export function FilterForm({ filter, choices }: { filter: AnalysisFilter; choices: Choices | undefined }) {
  const id = useId();
  const selects = choices && [
    { name: 'groep', label: words.group, shares: choices.groups, value: filter.groupId },
    { name: 'leverancier', label: words.supplier, shares: choices.suppliers, value: filter.supplierId },
    { name: 'adres', label: words.address, shares: choices.addresses, value: filter.addressId },
  ];
  const { period, from, until, productId, ...rest } = filter;
  return (
    <form action={SALES_ANALYSIS} method="get" className="mb-6 flex flex-wrap items-end gap-3">
      <input type="hidden" name="periode" value={period} />
      {productId !== undefined && <input type="hidden" name="artikel" value={productId} />}
      {period === 'eigen' && (
        <>
          <div className="w-40 grow sm:grow-0">
            <Field
              id={`${id}-from`}
              name="van"
              type="date"
              label={periodWords.from}
              defaultValue={from}
              required
            />
          </div>
          <div className="w-40 grow sm:grow-0">
            <Field
              id={`${id}-until`}
              name="tot"
              type="date"
              label={periodWords.until}
              defaultValue={until}
              required
            />
          </div>
        </>
      )}
      {selects?.map(({ name, label, shares, value }) => (
        <LabelledSelect
          key={name}
          {...{ name, label }}
          options={optionsOf(shares)}
          defaultValue={value ?? ''}
        />
      ))}
      <Button type="submit" look="outline">
        {words.show}
      </Button>
      {isFiltered({ period, productId, ...rest }) && (
        <SiteLink href={analysisUrl({ period, from, until })} className={buttonClass('quiet')}>
          {words.clear}
        </SiteLink>
      )}
    </form>
  );
}
