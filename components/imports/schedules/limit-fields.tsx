import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';
import { Field } from '../../form/field';
import type { DraftFields } from './draft';

const limits = ['maxChanges', 'maxRemovals', 'maxFaulty'] as const;

/** The limits within which an import is applied without being looked at. */
export function LimitFields({ id, draft, faults, onChange }: DraftFields) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium text-sm">{words.limits}</legend>
      <p className="text-ink-soft text-sm">{words.limitsHint}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {limits.map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={words[name]}
            inputMode="numeric"
            value={draft[name]}
            error={faults[name]}
            maxLength={7}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
