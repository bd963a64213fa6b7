import { type ImportFieldType, isCountry, type LineFault, readEmail } from '@toonbank/contract';
import { readRegisterNumber, readVatNumber } from '@toonbank/contract/forms/company-numbers';

interface Reader {
  /** Gives the value as it is stored; undefined when its form is wrong. */
  parse: (text: string) => string | undefined;
  fault: LineFault;
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const customerKinds: Readonly<Record<string, string>> = {
  ...{ zakelijk: 'business', bedrijf: 'business', business: 'business', b2b: 'business', b: 'business' },
  ...{ particulier: 'consumer', consument: 'consumer', consumer: 'consumer', b2c: 'consumer', p: 'consumer' },
};

const groupActions: Readonly<Record<string, string>> = {
  ...{ toevoegen: 'add', erbij: 'add', add: 'add', plus: 'add' },
  ...{ verwijderen: 'remove', eruit: 'remove', weg: 'remove', remove: 'remove', min: 'remove' },
  ...{ vervangen: 'replace', alleen: 'replace', replace: 'replace' },
};

const countryNames: Readonly<Record<string, string>> = {
  ...{ nederland: 'NL', netherlands: 'NL', thenetherlands: 'NL', nld: 'NL', holland: 'NL' },
  ...{ belgie: 'BE', belgium: 'BE', belgique: 'BE', bel: 'BE' },
};

function readCountry(text: string): string | undefined {
  const code = text.toUpperCase();
  return isCountry(code) ? code : countryNames[plain(text.normalize('NFD').replace(/\p{M}/gu, ''))];
}

/** Types of fields whose values have a form of their own, by the rules of the shop's forms. */
export const readers: Readonly<Partial<Record<ImportFieldType, Reader>>> = {
  email: { parse: readEmail, fault: 'email_invalid' },
  kvk: { parse: readRegisterNumber, fault: 'kvk_invalid' },
  vat_number: { parse: readVatNumber, fault: 'vat_number_invalid' },
  customer_kind: { parse: (text) => customerKinds[plain(text)], fault: 'customer_kind_unknown' },
  group_action: { parse: (text) => groupActions[plain(text)], fault: 'group_action_unknown' },
  country: { parse: readCountry, fault: 'country_unknown' },
};
