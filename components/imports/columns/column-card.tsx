import { type EmptyPolicy, emptyPolicies, formatsOf, type ImportFieldName } from '@toonbank/contract';
import {
  columnFormatWords,
  emptyPolicyWords,
  importFieldWords,
  importWords as words,
} from '@/locales/nl/admin/imports';
import { LabelledSelect } from '../../shared/labelled-select';
import { Badge } from '../../ui/badge';
import { valueText } from '../value-text';
import { type ColumnChoice, type SheetColumn, type SheetColumns, UNUSED } from './use-columns';

interface ColumnCardProps {
  column: SheetColumn;
  fields: SheetColumns['fields'];
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Keys of the answer are in camel case, also those that are formats. */
const readingsIn = (column: SheetColumn, format: string) =>
  (column.readings as Partial<Record<string, (string | null)[]>>)[camel(format)];

/** One column of the file: five of its cells, and what they become in the shop. */
export function ColumnCard({ column, fields, choice, onChange }: ColumnCardProps) {
  const field = fields.find(({ name }) => name === choice.field);
  const pick = (name: ImportFieldName | '') => {
    const picked = fields.find((one) => one.name === name);
    onChange(picked ? { field: picked.name, format: formatsOf[picked.type][0], empty: 'keep' } : UNUSED);
  };
  const heading = column.heading === '' ? `${words.column} ${column.column + 1}` : column.heading;
  return (
    <li
      className={`grid gap-x-6 gap-y-3 rounded-m border p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] ${field ? 'border-line-strong bg-surface' : 'border-line bg-surface'}`}
    >
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
          {heading}
          {column.isNew && <Badge tone="info">{words.isNew}</Badge>}
        </h3>
        <Examples column={column} choice={choice} />
      </div>
      <div className="flex flex-wrap content-start gap-3">
        <LabelledSelect
          label={words.becomes}
          value={choice.field}
          onChange={({ target }) => pick(target.value as ImportFieldName | '')}
          options={[
            { value: '', text: words.ignore },
            ...fields.map(({ name }) => ({ value: name, text: importFieldWords[name] })),
          ]}
        />
        {field && formatsOf[field.type].length > 1 && (
          <LabelledSelect
            label={words.format}
            value={choice.format}
            onChange={({ target }) => onChange({ ...choice, format: target.value as ColumnChoice['format'] })}
            options={formatsOf[field.type].map((format) => ({
              value: format,
              text: columnFormatWords[format],
            }))}
          />
        )}
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
    </li>
  );
}

/** Cells of the column, each with what is read in it. */
function Examples({ column, choice: { field, format } }: Pick<ColumnCardProps, 'column' | 'choice'>) {
  const readings = field === '' ? undefined : readingsIn(column, format);
  return (
    <ul aria-label={words.examples} className="flex flex-col gap-0.5 text-sm">
      {column.examples.slice(0, 5).map(({ line, cell }, at) => {
        const reading = readings?.[at];
        return (
          <li key={line} className={`wrap-anywhere grid gap-3 ${field === '' ? '' : 'grid-cols-2'}`}>
            <span className="text-ink-soft">{cell}</span>
            {field !== '' && readings && (
              <span className={reading === null ? 'text-danger' : 'tabular-nums'}>
                {reading === null ? words.unreadable : valueText(field, reading ?? '')}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
