import { z } from 'zod';
import type { VatRegister } from '../../vat-register/vat-register.ts';

/** A buyer is waiting. */
const TIMEOUT_MS = 5_000;

/** The fields that we read of VIES's answer. Without an answer of the member state `valid` is absent, or there is a `userError`. */
const viesAnswer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  userError: z.string().nullish(),
});

const parts = (vatNumber: string) => [vatNumber.slice(0, 2), vatNumber.slice(2)] as const;

/** The values of `userError` for a number that VIES looked up; other values report a failure. */
const lookedUp = ['VALID', 'INVALID'];

/**
 * VIES of the European Commission, over its REST interface.
 * @param url the address of its call, such as `https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number`
 */
export const viesRegister = (url: string): VatRegister => ({
  name: 'vies',
  async ask({ vatNumber, requester }) {
    const [countryCode, number] = parts(vatNumber);
    const [requesterMemberStateCode, requesterNumber] = parts(requester);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode, vatNumber: number, requesterMemberStateCode, requesterNumber }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`VIES answered ${response.status}.`);
    const { valid, requestIdentifier, userError } = viesAnswer.parse(await response.json());
    if (userError && !lookedUp.includes(userError))
      throw new Error(`VIES could not look it up: ${userError}.`);
    return { valid, consultationNumber: requestIdentifier ?? '' };
  },
});
