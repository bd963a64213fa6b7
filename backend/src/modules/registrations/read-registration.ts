import { type endpoints, registrationForm } from '@toonbank/contract';
import type { z } from 'zod';
import type { Application, Site } from '../../db/schema/index.ts';
import { readForm } from '../../http/form-faults.ts';

type Request = z.output<typeof endpoints.service.newCustomer.request>;
export type Applicant = Omit<
  Application,
  'id' | 'siteId' | 'state' | 'customerId' | 'createdAt' | 'decidedAt'
>;

/**
 * Validates and normalises a registration. A shop with public prices sells to consumers, the others to companies with
 * a number in the trade register.
 * @throws DomainError invalid_request with a fault per field
 */
export function readRegistration({ prices, countries }: Site, request: Request): Applicant {
  const business = prices !== 'public';
  const values = readForm(registrationForm({ business, countries }), request);
  return { kind: business ? 'business' : 'consumer', ...values };
}
