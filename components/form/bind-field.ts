import { faultText } from '@/locales/nl/form-faults';

export interface BoundForm<T> {
  /** Unique on the page; a field is found by `${id}-${name}`. */
  id: string;
  value: T;
  /** Field → what is wrong with it (contract, field faults). */
  faults: Partial<Record<keyof T, string>>;
  onChange: (part: Partial<T>) => void;
}

/** Props that bind a text field to its form. */
export const bindField = <T extends { [Field in keyof T]: string }>(
  { id, value, faults, onChange }: BoundForm<T>,
  name: keyof T & string,
) => ({
  id: `${id}-${name}`,
  name,
  value: value[name] as string,
  error: faults[name] && faultText(faults[name]),
  onChange: (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value } as unknown as Partial<T>),
});
