import { z } from 'zod';
import { readRegisterNumber, readVatNumber } from './company-numbers.ts';
import { keepStored } from './keep-stored.ts';
import { optionalLine, readable, requiredLine } from './text-fields.ts';

export const companyFields = {
  company: requiredLine(100),
  kvk: readable(optionalLine(20), readRegisterNumber, 'invalid_kvk'),
  vatNumber: readable(optionalLine(20), readVatNumber, 'invalid_vat_number'),
};

/** A business that registers must have a number in the trade register. */
export const newCompanyFields = {
  ...companyFields,
  kvk: readable(requiredLine(20), readRegisterNumber, 'invalid_kvk'),
};

type StoredCompany = Record<keyof typeof companyFields, string>;

/** The company of an account. */
export const companyForm = (stored: StoredCompany) => z.object(keepStored(companyFields, stored));
