import type { FieldFault } from '@toonbank/contract';
import { DomainError } from '../../http/errors.ts';
import { oneLine } from '../../mail/escape.ts';

/** How one field is read. */
interface Rule {
  max: number;
  required?: boolean;
  /** Brings what was typed into its form, or says by undefined that it has none. Not asked about an empty field. */
  read?: (clean: string) => string | undefined;
  /** What is wrong when `read` says so. */
  fault?: FieldFault;
}

/** Reads what was typed, field by field, and collects what is wrong with it. */
export interface Form {
  /**
   * The clean value of a field. One that was left out, or is what is stored already, is not judged: an old value that
   * today's rules would refuse keeps nobody from changing another field.
   */
  line(name: string, typed: string | undefined, stored: string, rule: Rule): string;
  note(name: string, fault: FieldFault): void;
  isClean(): boolean;
  /** @throws DomainError invalid_request with everything that was noted, if anything was */
  finish(): void;
}

/** @param prefix of the names of faults, `fields.` where the form travels in there */
export function openForm(prefix = ''): Form {
  const faults = new Map<string, FieldFault>();
  const note = (name: string, fault: FieldFault) => {
    // The first fault of a field is the one to mend first.
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
