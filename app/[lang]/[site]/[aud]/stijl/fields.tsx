'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { FormPart } from '@/components/form/form-part';
import { Select } from '@/components/form/select';
import { SelectableTable } from '@/components/form/selectable-table';
import { Stepper } from '@/components/form/stepper';
import { TextArea } from '@/components/form/text-area';
import { stylePage as words } from '@/locales/nl/style-page';
import { InlineFormSample } from './inline-form-sample';
import { FOCUS, Part, Row } from './part';

const { label, hint, error } = words.field;

export function Fields() {
  const [count, setCount] = useState(6);
  return (
    <Part title={words.parts.fields}>
      <div className="grid gap-4 md:grid-cols-3">
        <Field id="stijl-a" label={label} hint={hint} />
        <Field id="stijl-b" label={label} error={error} />
        <Field id="stijl-c" label={`${label}: ${words.focus}`} className={FOCUS} optional />
        <Field id="stijl-d" label={`${label}: ${words.disabled}`} disabled defaultValue="Afnemer B.V." />
        <TextArea id="stijl-e" label={words.note} hint={hint} />
        <TextArea id="stijl-f" label={words.note} error={error} />
      </div>
      <FormPart title={words.note}>
        <TextArea id="stijl-g" label={words.note} />
      </FormPart>
      <Row>
        <span className="w-56">
          <Select label={words.unit} options={words.units.map((text, value) => ({ value, text }))} />
        </span>
        <Stepper value={count} step={6} onChange={setCount} name={words.quantity} />
        <Stepper value={0} onChange={() => undefined} name={words.quantity} />
        <Checkbox aria-label={words.tick} />
        <Checkbox aria-label={words.tick} defaultChecked />
        <Checkbox aria-label={words.tick} disabled />
      </Row>
      <Row>
        <InlineFormSample />
      </Row>
      <SelectableTable
        title={words.table.caption}
        ticks={{ all: false, toggleAll: () => undefined }}
        heads={[words.unit]}
      >
        {words.units.map((unit) => (
          <tr key={unit}>
            <td>
              <Checkbox aria-label={unit} />
            </td>
            <td data-label={words.unit}>{unit}</td>
          </tr>
        ))}
      </SelectableTable>
    </Part>
  );
}
