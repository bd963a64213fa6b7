import type { FieldFault } from '@toonbank/contract';
import { DomainError } from '../../http/errors.ts';
import { oneLine } from '../../mail/escape.ts';

/** How one field is read. */
interface Rule {
  max: number;
  required?: boolean;
  /** Normalises the typed text; undefined when it is invalid. Not called for an empty field. */
  read?: (clean: string) => string | undefined;
  /** The fault when `read` gives undefined. */
  fault?: FieldFault;
}

/** Reads the typed texts field by field, and collects their faults. */
export interface Form {
  /**
   * The clean value of a field. A value that is absent, or equal to the stored one, is not validated: an old value
   * that today's rules would refuse must not keep a user from changing another field.
   */
  line(name: string, typed: string | undefined, stored: string, rule: Rule): string;
  note(name: string, fault: FieldFault): void;
  isClean(): boolean;
  /** @throws DomainError invalid_request with all collected faults, if there are any */
  finish(): void;
}

/** @param prefix of the names of faults, `fields.` where the form is sent inside that field */
export function openForm(prefix = ''): Form {
  const faults = new Map<string, FieldFault>();
  const note = (name: string, fault: FieldFault) => {
    // The first fault of a field is the one to correct first.
    if (!faults.has(prefix + name)) faults.set(prefix + name, fault);
  };
  return {
    note,
    isClean: () => faults.size === 0,
    line(name, typed, stored, { max, required, read, fault = 'invalid' }) {
      if (typed === undefined && stored !== '') return stored;
      const clean = oneLine(typed ?? '').normalize('NFC');
      if (clean === stored && stored !== '') return stored;
      if (clean === '') {
        if (required) note(name, 'required');
        return '';
      }
      if (clean.length > max) note(name, 'too_long');
      const value = read ? read(clean) : clean;
      if (value === undefined) note(name, fault);
      return value ?? clean;
    },
    finish() {
      if (faults.size === 0) return;
      throw new DomainError(
        'invalid_request',
        'Not all that was filled in is right.',
        Object.fromEntries(faults),
      );
    },
  };
}
