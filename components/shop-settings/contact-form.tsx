'use client';

import { type FormEvent, useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { storefrontWords } from '@/locales/nl/admin/shop/storefront';
import { ChangeOutcome } from '../admin/change-outcome';
import { LoadState } from '../admin/load-state';
import { type DeskChanges, useDeskRow } from '../admin/use-desk-row';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { type HoursLine, OpeningHours } from './opening-hours';

const words = storefrontWords.contact;
const FORM = 'contact';
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
type Shown = AnswerOf<'shopSettings.contact'>;
type Hours = NonNullable<Shown['openingHours']>;

const names = ['phone', 'email', 'street', 'postcode', 'city'] as const;
type Name = (typeof names)[number];
const limits: Record<Name, number> = { phone: 40, email: 190, street: 100, postcode: 20, city: 80 };
const types: Partial<Record<Name, string>> = { phone: 'tel', email: 'email' };

const conflictText = () => words.changed;

interface ContactFormProps extends DeskChanges<'shopSettings.contact'> {
  shown: Shown;
  /** The details that the shop shows until its own are stored. */
  usualHours: Hours;
}

function ContactForm({ shown, usualHours, ...changes }: ContactFormProps) {
  const id = useId();
  const { openingHours, ...details } = shown;
  const [typed, setTyped] = useState<Record<Name, string>>(details);
  const shownHours = openingHours ?? usualHours;
  const [lines, setLines] = useState<readonly HoursLine[]>(() =>
    shownHours.map(({ days, hours }, key) => ({ key, days, hours })),
  );
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  const [faulty, setFaulty] = useState<readonly number[]>([]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = Object.fromEntries(names.map((name) => [name, typed[name].trim()])) as typeof typed;
    const faultOf = (name: Name) => {
      if (read[name] === '') return words.faults.required;
      return name === 'email' && !EMAIL.test(read.email) ? words.faults.email : undefined;
    };
    const wrong = names.filter((name) => faultOf(name) !== undefined);
    const hours = lines.map((line) => ({ days: line.days.trim(), hours: line.hours.trim() }));
    const open = lines.filter((_, at) => hours[at]?.days === '' || hours[at]?.hours === '');
    setFaults(Object.fromEntries(wrong.map((name) => [name, faultOf(name)])));
    setFaulty(open.map(({ key }) => key));
    if (wrong[0]) return document.getElementById(`${id}-${wrong[0]}`)?.focus();
    if (open[0]) {
      const part = open[0].days.trim() === '' ? 'days' : 'hours';
      return document.getElementById(`${id}-${open[0].key}-${part}`)?.focus();
    }
    const isSame =
      JSON.stringify(hours) ===
      JSON.stringify(shownHours.map(({ days, hours: at }) => ({ days, hours: at })));
    void changes.change(FORM, 'shopSettings.setContact', {
      seen: { ...details, openingHours },
      contact: { ...read, openingHours: isSame ? openingHours : hours },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={words[name]}
            hint={name === 'email' ? words.emailHint : undefined}
            type={types[name]}
            maxLength={limits[name]}
            autoComplete="off"
            error={faults[name]}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </div>
      <OpeningHours id={id} lines={lines} onChange={setLines} faulty={faulty} />
      <div className="flex flex-col items-start gap-3">
        <Button type="submit" busy={changes.busy === FORM}>
          {words.save}
        </Button>
        <ChangeOutcome form={FORM} {...changes} />
      </div>
    </form>
  );
}

/** Telephone, e-mail, address and opening hours of the shop. */
export function ContactSettings({ usualHours }: { usualHours: Hours }) {
  const {
    row: shown,
    failure,
    version,
    ...changes
  } = useDeskRow('shopSettings.contact', {}, { conflictText });
  return (
    <section className="flex max-w-2xl flex-col gap-4">
      <h2 className="font-semibold text-lg">{words.title}</h2>
      <p className="text-ink-soft text-sm">{words.hint}</p>
      {shown ? (
        <ContactForm key={version} {...{ shown, usualHours, ...changes }} />
      ) : (
        <LoadState failure={failure} onRetry={() => void changes.reload()} />
      )}
    </section>
  );
}
