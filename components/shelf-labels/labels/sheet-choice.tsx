'use client';

import { useId } from 'react';
import { type LabelSheetName, labelSheets, sheetNames } from '@/lib/urls/shelf-label-urls';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import { FieldFrame } from '../../form/field';
import { Select } from '../../form/select';

export interface ChosenSheet {
  sheet: LabelSheetName;
  start: number;
}

interface SheetChoiceProps {
  chosen: ChosenSheet;
  onChoose: (chosen: ChosenSheet) => void;
}

/** The sheet format, and the first free label on it: partly used sheets can be used up. */
export function SheetChoice({ chosen: { sheet, start }, onChoose }: SheetChoiceProps) {
  const id = useId();
  const { across, down } = labelSheets[sheet];
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <div className="w-72 max-w-full">
        <FieldFrame id={`${id}-sheet`} label={words.sheet} hint={words.actualSize}>
          <Select
            id={`${id}-sheet`}
            name="vel"
            value={sheet}
            options={sheetNames.map((name) => ({ value: name, text: words.sheets[name] }))}
            onChange={(event) => onChoose({ sheet: event.target.value as LabelSheetName, start: 1 })}
          />
        </FieldFrame>
      </div>
      <fieldset className="max-w-xs">
        <legend className="mb-1.5 font-medium text-sm">{words.start}</legend>
        <div className="start-grid" data-across={across}>
          {Array.from({ length: across * down }, (_, at) => at + 1).map((place) => (
            <input
              key={place}
              type="radio"
              name="begin"
              value={place}
              checked={place === start}
              onChange={() => onChoose({ sheet, start: place })}
              data-used={place < start || undefined}
              aria-label={words.startAt(Math.ceil(place / across), ((place - 1) % across) + 1)}
            />
          ))}
        </div>
        <p className="mt-1.5 text-ink-soft text-sm">{words.startHint}</p>
      </fieldset>
    </div>
  );
}
