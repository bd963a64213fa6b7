import { details as words } from '@/locales/nl/account/details';
import { errorText } from '@/locales/nl/errors';
import { faultText } from '@/locales/nl/form-faults';
import type { Refusal } from '@/store/call-api';

/** The reason why a change without a form was refused. */
export function RefusedChange({ refusal: { code, fields } }: { refusal: Refusal }) {
  const [fault] = Object.values(fields);
  return (
    <p role="alert" className="mt-2 text-danger text-sm">
      {words.failed} {fault ? faultText(fault) : errorText(code)}
    </p>
  );
}
