import { isIP } from 'node:net';
import { z } from 'zod';

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
export const port = z.string().refine(isPort, 'it must be a whole number from 1 to 65535').transform(Number);
export const flag = z.enum(['0', '1'], 'it must be 0 or 1').transform((value) => value === '1');

/** An address, or a range such as 10.0.0.0/8. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
export const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isAddressOrRange), 'it must be IP addresses or ranges such as 10.0.0.0/8');

/** A whole number, from 0 on. */
export const count = z
  .string()
  .regex(/^\d{1,9}$/, 'it must be a whole number, 0 or more')
  .transform(Number);
