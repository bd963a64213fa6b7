import { type FormEvent, useId, useState } from 'react';
import { deliveryDayWords as words } from '@/locales/nl/admin/shop/delivery-days';
import { ChangeOutcome } from '../admin/change-outcome';
import type { DeskChanges } from '../admin/use-desk-row';
import { Checkbox } from '../form/checkbox';
import { Field } from '../form/field';
import { TextArea } from '../form/text-area';
import { Button } from '../ui/button';
import { ClosedDays } from './closed-days';
import { type RuleFaults, readRules, rulesOf, type ShownRules, textsOf } from './read-rules';

const FORM = 'delivery';

interface DeliveryFormProps extends DeskChanges<'shopSettings.delivery'> {
  shown: ShownRules;
}

/** When the site delivers and hands out orders. */
export function DeliveryForm({ shown, ...changes }: DeliveryFormProps) {
  const id = useId();
  const [texts, setTexts] = useState(() => textsOf(shown));
  const [faults, setFaults] = useState<RuleFaults>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readRules(texts);
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read) {
      const [first = 'cutOff'] = Object.keys(read.faults);
      const day = read.faults.pickup?.findIndex((fault) => fault !== undefined);
      document.getElementById(`${id}-${first}${first === 'pickup' ? day : ''}`)?.focus();
      return;
    }
    void changes.change(FORM, 'shopSettings.setDelivery', { seen: rulesOf(shown), rules: read.rules });
  };
  const toggle = (day: number) => {
    const { weekdays } = texts;
    setTexts({
      ...texts,
      weekdays: weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day],
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-8">
      <Field
        id={`${id}-cutOff`}
        type="time"
        label={words.cutOff}
        hint={words.cutOffHint}
        error={faults.cutOff}
        value={texts.cutOff}
        onChange={({ target }) => setTexts({ ...texts, cutOff: target.value })}
      />
      <fieldset className="flex flex-col gap-1">
        <legend className="font-semibold text-lg">{words.weekdays}</legend>
        <div className="flex flex-wrap gap-x-6">
          {words.weekdayNames.map((name, at) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <Checkbox
                id={at === 0 ? `${id}-weekdays` : undefined}
                checked={texts.weekdays.includes(at + 1)}
                onChange={() => toggle(at + 1)}
              />
              {name}
            </label>
          ))}
        </div>
        {faults.weekdays && (
          <p role="alert" className="text-danger text-sm">
            {faults.weekdays}
          </p>
        )}
      </fieldset>
      <div className="w-full max-w-80">
        <TextArea
          id={`${id}-windows`}
          label={words.windows}
          hint={words.windowsHint}
          error={faults.windows}
          rows={3}
          maxLength={200}
          value={texts.windows}
          onChange={({ target }) => setTexts({ ...texts, windows: target.value })}
        />
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="font-semibold text-lg">{words.pickup}</legend>
        <p className="text-ink-soft text-sm">{words.pickupHint}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {words.weekdayNames.map((name, at) => (
            <TextArea
              key={name}
              id={`${id}-pickup${at}`}
              label={words.pickupOn(name)}
              error={faults.pickup?.[at]}
              rows={2}
              maxLength={200}
              value={texts.pickup[at] ?? ''}
              onChange={({ target }) => setTexts({ ...texts, pickup: texts.pickup.with(at, target.value) })}
            />
          ))}
        </div>
      </fieldset>
      <ClosedDays
        days={texts.closed}
        typed={texts.newClosed}
        onChange={(closed, newClosed) => setTexts({ ...texts, closed, newClosed })}
      />
      <div className="flex flex-col items-start gap-3">
        <p className="text-ink-soft text-sm">{words.keeps}</p>
        <Button type="submit" busy={changes.busy === FORM}>
          {words.save}
        </Button>
        <ChangeOutcome form={FORM} {...changes} />
      </div>
    </form>
  );
}
