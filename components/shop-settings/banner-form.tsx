'use client';

import { safeLink } from '@toonbank/contract/rich-text/addresses';
import { type FormEvent, useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { fromLocalInput, toLocalInput } from '@/lib/amsterdam-time';
import { storefrontWords } from '@/locales/nl/admin/shop/storefront';
import { ChangeOutcome } from '../admin/change-outcome';
import { LoadState } from '../admin/load-state';
import { type DeskChanges, useDeskRow } from '../admin/use-desk-row';
import { Checkbox } from '../form/checkbox';
import { Field } from '../form/field';
import { Button } from '../ui/button';

const words = storefrontWords.banner;
const FORM = 'banner';
type Shown = AnswerOf<'shopSettings.banner'>;
type Name = 'text' | 'link' | 'from' | 'until';

const conflictText = () => words.changed;
const typedMoment = (instant: string) => (instant === '' ? '' : toLocalInput(instant));

/** True when visitors see the banner at a moment. */
export function bannerState({ text, from, until, isOn }: Shown, now: Date): keyof typeof words.state {
  if (text === '') return 'none';
  if (!isOn) return 'off';
  if (from !== '' && now < new Date(from)) return 'before';
  return until !== '' && now >= new Date(until) ? 'after' : 'shown';
}

function BannerForm({ shown, ...changes }: DeskChanges<'shopSettings.banner'> & { shown: Shown }) {
  const id = useId();
  const [typed, setTyped] = useState(() => ({
    ...{ text: shown.text, link: shown.link },
    ...{ from: typedMoment(shown.from), until: typedMoment(shown.until) },
  }));
  const [isOn, setIsOn] = useState(shown.isOn);
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  const field = (name: Name) => ({
    ...{ id: `${id}-${name}`, label: words[name], error: faults[name], value: typed[name] },
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = typed.link.trim();
    // A time that was not touched keeps its seconds.
    const moment = (name: 'from' | 'until') =>
      typed[name] === typedMoment(shown[name]) ? shown[name] : (fromLocalInput(typed[name]) ?? '');
    const banner = { text: typed.text.trim(), link, from: moment('from'), until: moment('until'), isOn };
    const wrong: Partial<Record<Name, string>> = {
      ...(safeLink(link) !== link && { link: words.faults.link }),
      ...(banner.from && banner.until && banner.until <= banner.from && { until: words.faults.until }),
    };
    setFaults(wrong);
    const [first] = Object.keys(wrong);
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    const { text, link: seenLink, from, until, isOn: wasOn } = shown;
    void changes.change(FORM, 'shopSettings.setBanner', {
      seen: { text, link: seenLink, from, until, isOn: wasOn },
      banner,
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field {...field('text')} hint={words.textHint} maxLength={500} />
      <Field {...field('link')} hint={words.linkHint} maxLength={300} inputMode="url" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('from')} type="datetime-local" optional />
        <Field {...field('until')} type="datetime-local" optional />
      </div>
      <label htmlFor={`${id}-on`} className="flex min-h-11 items-center gap-3">
        <Checkbox id={`${id}-on`} checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
        {words.isOn}
      </label>
      <div className="flex flex-col items-start gap-3">
        <Button type="submit" busy={changes.busy === FORM}>
          {words.save}
        </Button>
        <ChangeOutcome form={FORM} {...changes} />
      </div>
    </form>
  );
}

/** The line above the shop, and whether visitors see it now. */
export function BannerSettings() {
  const {
    row: shown,
    failure,
    version,
    ...changes
  } = useDeskRow('shopSettings.banner', {}, { conflictText });
  return (
    <section className="flex max-w-2xl flex-col gap-4">
      <h2 className="font-semibold text-lg">{words.title}</h2>
      <p className="text-ink-soft text-sm">{words.hint}</p>
      {shown ? (
        <>
          <p className="font-medium">{words.state[bannerState(shown, new Date())]}</p>
          <BannerForm key={version} {...{ shown, ...changes }} />
        </>
      ) : (
        <LoadState failure={failure} onRetry={() => void changes.reload()} />
      )}
    </section>
  );
}
