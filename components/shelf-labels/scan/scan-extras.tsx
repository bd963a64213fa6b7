import { fields, MAX_NAME_LENGTH, MAX_REMARK_LENGTH } from '@/lib/forms/shelf-form';
import { scan as words } from '@/locales/nl/shelf-labels';
import { Field } from '../../form/field';

const extras = [
  { id: 'name', maxLength: MAX_NAME_LENGTH, autoComplete: 'given-name' },
  { id: 'remark', maxLength: MAX_REMARK_LENGTH, autoComplete: 'off' },
] as const;

/** Name and remark, collapsed because few people use them. */
export function ScanExtras({ typed }: { typed: URLSearchParams }) {
  const typedIn = (id: 'name' | 'remark') => typed.get(fields[id]) ?? '';
  return (
    <details className="scan-extras" open={extras.some(({ id }) => typedIn(id) !== '')}>
      <summary>{words.more}</summary>
      <div className="flex flex-col gap-4 pt-3">
        {extras.map(({ id, ...limits }) => (
          <Field
            key={id}
            id={id}
            name={fields[id]}
            label={words[id]}
            optional
            defaultValue={typedIn(id)}
            {...limits}
          />
        ))}
      </div>
    </details>
  );
}
