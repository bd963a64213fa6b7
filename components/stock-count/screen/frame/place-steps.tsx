'use client';

import { useId, useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { Icon, type IconName } from '../../../ui/icon';
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
      <StepButton icon="chevron-left" label={words.previousPlace} to={before} onGo={go} />
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
      <StepButton icon="chevron-right" label={words.nextPlace} to={next} onGo={go} />
      <button
        type="button"
        aria-label={words.addPlace}
        title={words.addPlace}
        aria-expanded={isAdding}
        onClick={() => setAdding(!isAdding)}
      >
        <Icon name="plus" />
      </button>
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

interface StepButtonProps {
  icon: IconName;
  label: string;
  /** Absent at the first and the last place. */
  to: PlaceStep | undefined;
  onGo: (place: string) => void;
}

const StepButton = ({ icon, label, to, onGo }: StepButtonProps) => (
  <button type="button" aria-label={label} title={label} disabled={!to} onClick={() => to && onGo(to.place)}>
    <Icon name={icon} />
  </button>
);
