'use client';

import { useId, useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import type { PlaceStep } from '../model/lines';
import type { Counting } from '../state/use-counting';
import { NewPlace } from './new-place';

/** The places as steps, in walking order: 'Kelder, 3 van 5'. */
export function PlaceSteps({ counting }: { counting: Counting }) {
  const { steps, at, go, isCounted, count } = counting;
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const nameOf = ({ place }: PlaceStep) => place || words.nowhere;
  const [before, next] = [steps[at - 1], steps[at + 1]];
  return (
    <nav className="count-places" aria-label={words.places}>
      <IconButton label={words.previousPlace} disabled={!before} onClick={() => before && go(before.place)}>
        <Icon name="chevron-left" />
      </IconButton>
      <span className="count-place">
        <label htmlFor={id}>
          <span className="sr-only">{words.choosePlace}</span>
          {words.step(at + 1, steps.length)}
        </label>
        <select id={id} value={steps[at]?.place} onChange={(event) => go(event.target.value)}>
          {steps.map((step) => (
            <option key={step.place} value={step.place}>
              {words.placeOption(nameOf(step), step.lines.filter(isCounted).length, step.lines.length)}
            </option>
          ))}
        </select>
      </span>
      <IconButton label={words.nextPlace} disabled={!next} onClick={() => next && go(next.place)}>
        <Icon name="chevron-right" />
      </IconButton>
      <IconButton label={words.addPlace} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
        <Icon name="plus" />
      </IconButton>
      {isAdding && (
        <NewPlace
          taken={steps.map(({ place }) => place)}
          onAdd={(name) => {
            void count.addPlace(name);
            go(name);
            setAdding(false);
          }}
        />
      )}
    </nav>
  );
}
