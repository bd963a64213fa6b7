import { type Scope, scopes } from '@toonbank/contract/integration/scopes';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';
import { Checkbox } from '../form/checkbox';

interface ScopeChoiceProps {
  /** Of the first checkbox. */
  id: string;
  chosen: readonly Scope[];
  error: string | undefined;
  onChange: (chosen: Scope[]) => void;
}

/** The scopes of a key, a checkbox each. */
export function ScopeChoice({ id, chosen, error, onChange }: ScopeChoiceProps) {
  const toggle = (scope: Scope, isOn: boolean) =>
    onChange(scopes.filter((one) => (one === scope ? isOn : chosen.includes(one))));
  return (
    <fieldset aria-describedby={`${id}-hint`} className="flex flex-col gap-1">
      <legend className="font-medium text-sm">{words.scopes}</legend>
      <p
        id={`${id}-hint`}
        role={error ? 'alert' : undefined}
        className={`text-sm ${error ? 'text-danger' : 'text-ink-soft'}`}
      >
        {error ?? words.scopesHint}
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {scopes.map((scope, at) => (
          <label key={scope} className="flex min-h-11 items-center gap-3 text-sm">
            <Checkbox
              id={at === 0 ? id : undefined}
              checked={chosen.includes(scope)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => toggle(scope, target.checked)}
            />
            {words.scopeNames[scope]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
