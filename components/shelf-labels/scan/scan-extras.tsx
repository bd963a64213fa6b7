import { fields, MAX_NAME_LENGTH, MAX_REMARK_LENGTH } from '@/lib/shelf-form';
import { scan as words } from '@/locales/nl/shelf-labels';
import { Field } from '../../form/field';

/** Name and remark, collapsed because few people use them. */
export function ScanExtras({ typed }: { typed: URLSearchParams }) {
  const [name, remark] = [typed.get(fields.name) ?? '', typed.get(fields.remark) ?? ''];
  return (
    <details className="scan-extras" open={name !== '' || remark !== ''}>
      <summary>{words.more}</summary>
      <div className="flex flex-col gap-4 pt-3">
        <Field
          id="name"
          name={fields.name}
          label={words.name}
          optional
          defaultValue={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="given-name"
        />
        <Field
          id="remark"
          name={fields.remark}
          label={words.remark}
          optional
          defaultValue={remark}
          maxLength={MAX_REMARK_LENGTH}
          autoComplete="off"
        />
      </div>
    </details>
  );
}
