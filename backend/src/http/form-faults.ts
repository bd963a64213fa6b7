import { type FieldFault, isFieldFault } from '@toonbank/contract';
import type { z } from 'zod';
import { DomainError } from './errors.ts';

/** Collects the faults of a form's fields, so that all of them are answered at once. */
export interface FormFaults {
  /**
   * The values by the rules of a form of the contract.
   * @returns undefined when a fault was added
   */
  read<Form extends z.ZodType>(form: Form, values: unknown): z.output<Form> | undefined;
  add(name: string, fault: FieldFault): void;
  areNone(): boolean;
  /** @throws DomainError invalid_request with all collected faults, if there are any */
  refuse(): void;
}

/** @param prefix of the names of faults, `fields.` where the form is sent inside that field */
export function collectFaults(prefix = ''): FormFaults {
  const faults = new Map<string, FieldFault>();
  const add = (name: string, fault: FieldFault) => {
    // The first fault of a field is the one to correct first.
    if (!faults.has(prefix + name)) faults.set(prefix + name, fault);
  };
  return {
    add,
    read(form, values) {
      const parsed = form.safeParse(values);
      if (parsed.success) return parsed.data;
      for (const { path, message } of parsed.error.issues)
        add(String(path[0]), isFieldFault(message) ? message : 'invalid');
      return undefined;
    },
    areNone: () => faults.size === 0,
    refuse() {
      if (faults.size === 0) return;
      throw new DomainError(
        'invalid_request',
        'Not all that was filled in is right.',
        Object.fromEntries(faults),
      );
    },
  };
}

/**
 * The values by the rules of one form.
 * @throws DomainError invalid_request with a fault per field
 */
export function readForm<Form extends z.ZodType>(form: Form, values: unknown): z.output<Form> {
  const faults = collectFaults();
  const read = faults.read(form, values);
  faults.refuse();
  return read as z.output<Form>;
}

/** The stored values with the typed ones in their place; a field that is not sent keeps its value. */
export const withTyped = <Values extends Record<string, unknown>>(
  stored: Values,
  typed: { [Name in keyof Values]?: Values[Name] | undefined },
): Values => {
  const sent = Object.entries(typed).filter(([name, value]) => value !== undefined && name in stored);
  return { ...stored, ...Object.fromEntries(sent) };
};
