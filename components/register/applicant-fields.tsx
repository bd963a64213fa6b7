import { register as words } from '@/locales/nl/register';
import { PersonFields } from '../person/person-fields';
import type { PartProps } from './company-fields';

/** Who applies. */
export function ApplicantFields(part: PartProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-lg">{words.personTitle}</legend>
      <PersonFields {...part} emailHint={words.emailHint} />
    </fieldset>
  );
}
