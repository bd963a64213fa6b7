import '@/lib/without-eval';

import { zodResolver } from '@hookform/resolvers/zod';
import * as rules from '@toonbank/contract/forms/index';
import { createFormControl, type FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import { type FormRoot, type Texts, textControls } from './form-texts';

/** Loaded when a form is first used: react-hook-form and the contract's rules of forms. */

export { rules };
export type Rules = typeof rules;

/** Field → what is wrong with it (contract, field faults). */
export type Faults = Readonly<Record<string, string>>;

interface Options<Clean> {
  root: FormRoot;
  /** All fields; those without a control keep this text. */
  initial: Texts;
  schema: z.ZodType<Clean, Texts>;
  onFaults: (faults: Faults) => void;
}

const faultsOf = (errors: FieldErrors<Texts>): Faults =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      error?.message ? [[name, String(error.message)]] : [],
    ),
  );

/** Puts a form's controls, as they are now in the page, under react-hook-form. */
export function startForm<Clean extends object>({ root, initial, schema, onFaults }: Options<Clean>) {
  const controls = () => textControls(root).filter(({ name }) => name in initial);
  const typed = () => Object.fromEntries(controls().map(({ name, value }) => [name, value]));
  const form = createFormControl<Texts, unknown, Clean>({
    // What was typed before this was loaded stays.
    defaultValues: { ...initial, ...typed() },
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
  });
  form.subscribe({ formState: { errors: true }, callback: ({ errors }) => onFaults(faultsOf(errors ?? {})) });

  /** Takes over the page's texts: programs fill in fields without an event, and fields come later. */
  const sync = () => {
    for (const control of controls()) {
      form.setValue(control.name, control.value);
      form.register(control.name).ref(control);
    }
  };
  sync();

  return {
    /** Drops the error of a field that was edited. */
    edited: (name: string) => form.clearErrors(name),
    /** Shows what is wrong by the contract, and focuses the first control with a fault. */
    async validate(): Promise<{ clean: Clean } | { isShown: boolean }> {
      sync();
      let result: { clean: Clean } | { isShown: boolean } = { isShown: false };
      await form.handleSubmit(
        (clean) => {
          result = { clean };
        },
        (errors) => {
          result = { isShown: controls().some(({ name }) => name in errors) };
        },
      )();
      return result;
    },
    /** Shows the server's faults, and focuses the first control that has one. @returns whether there is one */
    refuse(faults: Faults): boolean {
      const names = controls().map(({ name }) => name);
      const wrong = names.filter((name) => name in faults);
      for (const name of wrong)
        form.setError(name, { message: faults[name] ?? '' }, { shouldFocus: name === wrong[0] });
      return wrong.length > 0;
    },
  };
}

export type FormEngine<Clean extends object> = ReturnType<typeof startForm<Clean>>;
