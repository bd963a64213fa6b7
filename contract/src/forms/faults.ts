/** The possible faults of a form field; the storefront has a Dutch sentence for each. */
export const fieldFaults = [
  'required',
  'too_long',
  'invalid',
  /** The text has an invisible character, such as NUL. */
  'control_character',
  /** The form has no such field. */
  'unknown',
  'invalid_postcode',
  'invalid_house_number',
  'invalid_kvk',
  'invalid_vat_number',
  'invalid_email',
  'invalid_phone',
  'country_not_served',
  'too_many_addresses',
  /** There is always one default address: it can't be removed, or stop being the default, without another one. */
  'default_needed',
  'password_wrong',
  'password_too_short',
  'password_too_long',
  'password_too_common',
  'password_too_simple',
  /** The same as the user name, the company, or the password before. */
  'password_known',
] as const;
export type FieldFault = (typeof fieldFaults)[number];

const known: ReadonlySet<string> = new Set(fieldFaults);

export const isFieldFault = (text: string): text is FieldFault => known.has(text);
