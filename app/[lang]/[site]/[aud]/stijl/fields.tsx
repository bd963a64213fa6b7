'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { FormPart } from '@/components/ui/form-part';
import { PickTable } from '@/components/ui/pick-table';
import { Select } from '@/components/ui/select';
import { Stepper } from '@/components/ui/stepper';
import { TextArea } from '@/components/ui/text-area';
import { Tick } from '@/components/ui/tick';
import { stylePage as words } from '@/locales/nl/style-page';
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
        <Tick aria-label={words.tick} />
        <Tick aria-label={words.tick} defaultChecked />
        <Tick aria-label={words.tick} disabled />
      </Row>
      <PickTable
        title={words.table.caption}
        ticks={{ all: false, toggleAll: () => undefined }}
        heads={[{ text: words.unit }]}
      >
        {words.units.map((unit) => (
          <tr key={unit}>
            <td>
              <Tick aria-label={unit} />
            </td>
            <td data-label={words.unit}>{unit}</td>
          </tr>
        ))}
      </PickTable>
    </Part>
  );
}
