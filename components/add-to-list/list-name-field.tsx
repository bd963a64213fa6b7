import type { InputHTMLAttributes } from 'react';
import type { ErrorCode } from '@/api/types';
import { errorText } from '@/locales/nl/errors';
import { Field } from '../form/field';
import type { FormFields } from '../form/use-contract-form';

interface ListNameFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown'> {
  form: FormFields<'name'> & { failure: ErrorCode | undefined };
  label: string;
  hint?: string;
}

/** The name of an order list. It shows each refusal, because the form has no other field. */
export function ListNameField({ form, ...rest }: ListNameFieldProps) {
  const { error = form.failure && errorText(form.failure), ...field } = form.field('name');
  return <Field {...rest} {...field} error={error} maxLength={60} autoComplete="off" />;
}
