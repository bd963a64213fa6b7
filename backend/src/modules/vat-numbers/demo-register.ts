import { readVatNumber } from '@toonbank/contract/forms/company-numbers';
import { hashSecret } from '../../http/viewer.ts';
import type { VatRegister } from '../../vat-register/vat-register.ts';

/** Numbers with correct check digits, to try what the shop does. */
export const demoUnknown = 'BE0000000097';
export const demoUnavailable = 'BE0000000196';

/** Answers by the check digits alone, without the internet: for demo shops and tests. */
export const demoRegister: VatRegister = {
  name: 'demo',
  async ask({ vatNumber, requester }) {
    if (vatNumber === demoUnavailable)
      throw new Error('The demo register gives no answer about this number.');
    const valid = readVatNumber(vatNumber) === vatNumber && vatNumber !== demoUnknown;
    const mark = hashSecret(`${requester} ${vatNumber}`).slice(0, 12).toUpperCase();
    return { valid, consultationNumber: valid ? `DEMO-${mark}` : '' };
  },
};
