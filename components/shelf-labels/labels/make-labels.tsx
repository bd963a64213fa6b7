'use client';

import { labelsPdfUrl } from '@/lib/urls/shelf-label-urls';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import { Field } from '../../form/field';
import { Choice } from '../../shared/choice';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { LineSelection } from './line-selection';
import { SheetChoice } from './sheet-choice';
import { type LabelLine, useMaking } from './use-making';

const kinds = [
  { covers: 'line', title: words.perLine, text: words.perLineText },
  { covers: 'place', title: words.perPlace, text: words.perPlaceText },
] as const;

/** Form that makes labels; the result is a PDF in a new tab. */
export function MakeLabels({ listId, lines }: { listId: number; lines: LabelLine[] }) {
  const making = useMaking(listId, lines);
  const { id, covers, place, sheet, made, faults, busy } = making;
  return (
    <form onSubmit={making.submit} noValidate className="flex max-w-3xl flex-col gap-7">
      <fieldset>
        <legend className="mb-2 font-semibold">{words.covers}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {kinds.map((kind) => (
            <Choice
              key={kind.covers}
              name={`${id}-covers`}
              value={kind.covers}
              checked={covers === kind.covers}
              onChoose={() => making.setCovers(kind.covers)}
            >
              <span className="block font-semibold">{kind.title}</span>
              <span className="block text-ink-soft">{kind.text}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
      <div className="max-w-md">
        <Field
          id={`${id}-place`}
          label={words.place}
          hint={words.placeHint}
          error={faults.place}
          optional={covers === 'line'}
          value={place}
          onChange={(event) => making.setPlace(event.target.value)}
          maxLength={60}
          autoComplete="off"
        />
      </div>
      <LineSelection lines={lines} ticked={making.ticked} onTick={making.setTicked} error={faults.lines} />
      <SheetChoice chosen={sheet} onChoose={making.setSheet} />
      <div role="status" className="empty:hidden">
        {made && (
          <Notice tone="success">
            <p>{words.ready(made.length)}</p>
            <a
              href={labelsPdfUrl({ labelIds: made, ...sheet })}
              target="_blank"
              rel="noopener"
              className={buttonClass('primary', 'm', 'mt-3')}
            >
              <Icon name="invoice" />
              {words.open}
              <span className="sr-only">{words.newWindow}</span>
            </a>
          </Notice>
        )}
      </div>
      <Button type="submit" busy={busy} look={made ? 'outline' : 'primary'} className="self-start">
        {words.make}
      </Button>
    </form>
  );
}
