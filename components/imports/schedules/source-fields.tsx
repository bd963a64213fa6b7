import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';
import { Checkbox } from '../../form/checkbox';
import { Field } from '../../form/field';
import type { DraftFields } from './draft';

interface SourceFieldsProps extends DraftFields {
  hasFolder: boolean;
  /** A value for access is stored. */
  hasAuthorization: boolean;
}

/** Where the file is: an address with its access, or the site's folder. */
export function SourceFields({
  id,
  draft,
  faults,
  onChange,
  hasFolder,
  hasAuthorization,
}: SourceFieldsProps) {
  const { source } = draft;
  return (
    <>
      {hasFolder && (
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="mb-1 font-medium text-sm">{words.source}</legend>
          {(['address', 'folder'] as const).map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="radio"
                name={`${id}-source`}
                checked={source === one}
                onChange={() => onChange({ source: one })}
              />
              {words.sources[one]}
            </label>
          ))}
        </fieldset>
      )}
      {source === 'address' ? (
        <>
          <Field
            id={`${id}-url`}
            label={words.url}
            hint={words.urlHint}
            type="url"
            value={draft.url}
            error={faults.url}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ url: target.value })}
          />
          <Field
            id={`${id}-authorization`}
            label={words.authorization}
            hint={hasAuthorization ? words.authorizationKept : words.authorizationHint}
            optional
            value={draft.authorization}
            maxLength={2_000}
            autoComplete="off"
            spellCheck={false}
            disabled={draft.forgets}
            onChange={({ target }) => onChange({ authorization: target.value })}
          />
          {hasAuthorization && (
            <label className="flex min-h-11 items-center gap-3 text-sm">
              <Checkbox checked={draft.forgets} onChange={() => onChange({ forgets: !draft.forgets })} />
              {words.forget}
            </label>
          )}
        </>
      ) : (
        <Field
          id={`${id}-filePrefix`}
          label={words.prefix}
          hint={words.prefixHint}
          optional
          value={draft.filePrefix}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ filePrefix: target.value })}
        />
      )}
    </>
  );
}
