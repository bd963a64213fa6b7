import { type EmptyPolicy, emptyPolicies, formatsOf, type ImportFieldName } from '@toonbank/contract';
import { useId, useState } from 'react';
import {
  columnFormatWords,
  emptyPolicyWords,
  importFieldWords,
  importWords as words,
} from '@/locales/nl/admin/imports';
import { Select } from '../../form/select';
import { LabelledSelect } from '../../shared/labelled-select';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { ColumnExamples, FirstExamples } from './column-examples';
import { type ColumnChoice, type SheetColumn, type SheetColumns, UNUSED } from './use-columns';

/** Heading, examples, field, format and the button; on a phone below each other. */
export const columnGrid =
  'md:grid md:grid-cols-[minmax(7rem,1fr)_minmax(0,1.4fr)_11rem_11rem_2.75rem] md:gap-x-3';

interface ColumnRowProps {
  column: SheetColumn;
  fields: SheetColumns['fields'];
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
}

/** One column of the file in one line; more examples and the rule for empty cells open on demand. */
export function ColumnRow({ column, fields, choice, onChange }: ColumnRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const field = fields.find(({ name }) => name === choice.field);
  const pick = (name: ImportFieldName | '') => {
    const picked = fields.find((one) => one.name === name);
    onChange(picked ? { field: picked.name, format: formatsOf[picked.type][0], empty: 'keep' } : UNUSED);
  };
  const heading = column.heading === '' ? `${words.column} ${column.column + 1}` : column.heading;
  return (
    <li className={`relative flex flex-col gap-2 py-3 md:items-center md:py-1.5 ${columnGrid}`}>
      <h2 className="wrap-anywhere flex flex-wrap items-center gap-2 pr-12 font-semibold md:pr-0">
        {heading}
        {column.isNew && <Badge tone="info">{words.isNew}</Badge>}
      </h2>
      <FirstExamples column={column} choice={choice} />
      <Select
        label={`${words.becomes}: ${heading}`}
        value={choice.field}
        onChange={({ target }) => pick(target.value as ImportFieldName | '')}
        options={[
          { value: '', text: words.ignore },
          ...fields.map(({ name }) => ({ value: name, text: importFieldWords[name] })),
        ]}
      />
      {field && formatsOf[field.type].length > 1 ? (
        <Select
          label={`${words.format}: ${heading}`}
          value={choice.format}
          onChange={({ target }) => onChange({ ...choice, format: target.value as ColumnChoice['format'] })}
          options={formatsOf[field.type].map((format) => ({
            value: format,
            text: columnFormatWords[format],
          }))}
        />
      ) : (
        <span className="hidden md:block" />
      )}
      <div className="absolute top-1 right-0 md:static">
        <IconButton
          label={words.detailsOf(heading)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'minus' : 'plus'} />
        </IconButton>
      </div>
      {isOpen && (
        <div id={id} className="col-span-full flex flex-wrap gap-x-8 gap-y-3 rounded-m bg-surface-alt p-4">
          <ColumnExamples column={column} choice={choice} />
          {field && (
            <LabelledSelect
              label={words.empty}
              value={choice.empty}
              onChange={({ target }) => onChange({ ...choice, empty: target.value as EmptyPolicy })}
              options={emptyPolicies
                .filter((policy) => policy !== 'clear' || field.clearable)
                .map((policy) => ({ value: policy, text: emptyPolicyWords[policy] }))}
            />
          )}
        </div>
      )}
    </li>
  );
}
