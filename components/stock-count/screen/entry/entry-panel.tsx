'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { announce } from '../../../shared/announce';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { LocalForm } from '../frame/local-form';
import { ProductName } from '../lines/product-name';
import { isSum } from '../model/arithmetic';
import { ownQuantity, type PlacedLine } from '../model/lines';
import { WEDGE_FIELD } from '../scan/use-wedge';
import type { Counting } from '../state/use-counting';
import { Keypad } from './keypad';
import { UnitChoice } from './unit-choice';

/** Field and keys of the active line. */
export function EntryPanel({ counting, line }: { counting: Counting; line: PlacedLine }) {
  const { texts, parts, count, unitOf, entryOf, type, chooseUnit, next, zero, move, select } = counting;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const { key, product } = line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line, another focus
  useEffect(() => field.current?.focus({ preventScroll: true }), [key]);

  const text = texts[key] ?? '';
  const entry = entryOf(line);
  const unit = unitOf(line);
  const now = ownQuantity(parts.get(key), count.device, unit?.id ?? null);
  const fault = 'fault' in entry && entry.fault !== 'empty' ? words.faults[entry.fault] : '';
  // A sum that is still being typed is no mistake.
  const isWrong = fault !== '' && (refused === text || ('fault' in entry && entry.fault !== 'unfinished'));
  const result = 'quantity' in entry && isSum(text) ? words.result(entry.quantity) : '';
  const hint = now === undefined ? words.example : words.now(now);

  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target === field.current;
    if (event.key === 'Escape') select(undefined);
    // Arrows on a unit choose another one.
    if (isField && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? -1 : 1);
    }
    // Digits count wherever the focus is, such as on the unit that was just chosen.
    if (!isField && /^[\d+×*-]$/.test(event.key)) {
      event.preventDefault();
      field.current?.focus();
      type(line, text + event.key);
    }
  };
  return (
    <LocalForm
      className="count-entry"
      aria-label={words.count(product.name)}
      onKeyDown={onKeyDown}
      onEnter={() => {
        if (next(line)) return;
        setRefused(text);
        announce(fault);
      }}
    >
      <header>
        <ProductName product={product} />
        <IconButton label={words.close} onClick={() => select(undefined)}>
          <Icon name="close" />
        </IconButton>
      </header>
      {product.units.length > 1 ? (
        <UnitChoice product={product} value={unit?.id} onChoose={(unitId) => chooseUnit(line, unitId)} />
      ) : (
        <p className="count-unit">{unit?.desc}</p>
      )}
      <div className="count-field">
        <input
          ref={field}
          {...{ [WEDGE_FIELD]: '' }}
          // The keys below are the keyboard of a phone.
          inputMode="none"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={80}
          id={id}
          aria-label={words.quantity(product.name)}
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong || undefined}
          value={text}
          onChange={(event) => type(line, event.target.value)}
        />
        <output htmlFor={id}>{result}</output>
        <button type="button" className="btn btn-outline" onClick={() => zero(line)}>
          {words.zero}
        </button>
      </div>
      <p id={`${id}-hint`} className="count-hint" data-fault={isWrong || undefined}>
        {fault || hint}
      </p>
      <Keypad text={text} onType={(typed) => type(line, typed)}>
        <button type="submit" className="count-next" onPointerDown={(event) => event.preventDefault()}>
          {text === '' && now === undefined ? words.skip : words.next}
        </button>
      </Keypad>
    </LocalForm>
  );
}
