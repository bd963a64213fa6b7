'use client';

import { type FieldType, fieldTypesOf } from '@toonbank/contract/editing/kinds';
import { useId } from 'react';
import { fromLocalInput, toLocalInput } from '@/lib/amsterdam-time';
import { fieldHints, fieldNames, editingWords as words } from '@/locales/nl/admin/editing';
import { changeField } from '@/store/editing/save-row';
import { type EditedRow, fieldValue } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { Checkbox } from '../form/checkbox';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { FactLine } from './fields/fact-line';
import type { PickImage } from './use-image-picker';

interface RowFieldProps {
  row: EditedRow;
  field: string;
  type: FieldType;
  pickImage: PickImage;
}

/** Fields that are edited on the page, or on a screen of their own (addresses and menus: `/beheer/paginas`). */
const elsewhere = new Set(['menu', 'position']);

/** The fields of a row that no text of the page shows. */
export function RowFields({ row, pickImage }: { row: EditedRow; pickImage: PickImage }) {
  const fields = Object.entries(fieldTypesOf(row.kind)).filter(
    ([field, type]) => type !== 'html' && !elsewhere.has(field),
  );
  return fields.map(([field, type]) => <RowField key={field} {...{ row, field, type, pickImage }} />);
}

/** One field of a row, with its Dutch name. */
export function RowField({ row, field, type, pickImage }: RowFieldProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const value = fieldValue(row, field);
  const change = (next: string) => dispatch(changeField(row, field, next));
  const label = fieldNames[field] ?? field;
  const hint = fieldHints[field]?.(value);
  if (type === 'image') return <ImageField {...{ label, hint, value, change, pickImage }} />;
  if (type === 'flag')
    return (
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <Checkbox
          id={id}
          checked={value === 'true'}
          onChange={(event) => change(String(event.target.checked))}
        />
        {label}
      </label>
    );
  if (type === 'moment')
    return (
      <Field
        {...{ id, label, hint }}
        type="datetime-local"
        value={value === '' ? '' : toLocalInput(value)}
        onChange={(event) => change(fromLocalInput(event.target.value) ?? '')}
      />
    );
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        {...{ id, label, hint, value }}
        inputMode={type === 'number' ? 'numeric' : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {type === 'line' && <FactLine text={value} facts={row.facts} />}
    </div>
  );
}

interface ImageFieldProps {
  label: string;
  hint: string | undefined;
  value: string;
  change: (value: string) => void;
  pickImage: PickImage;
}

function ImageField({ label, hint, value, change, pickImage }: ImageFieldProps) {
  const pick = async () => {
    const image = await pickImage(value);
    if (image) change(image.src);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      {value !== '' && (
        // biome-ignore lint/performance/noImgElement: the images of the library are ready-made
        <img
          src={value}
          alt=""
          width={160}
          height={100}
          className="h-25 w-40 rounded-s border border-line object-contain"
        />
      )}
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size="s" onClick={() => void pick()}>
          {value === '' ? words.pickImage : words.otherImage}
        </Button>
        {value !== '' && (
          <Button look="quiet" size="s" onClick={() => change('')}>
            {words.noImage}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
