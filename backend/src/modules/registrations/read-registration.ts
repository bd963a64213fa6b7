import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Application, Site } from '../../db/schema/index.ts';
import { readCompany, readPerson, readPlace } from '../account/fields.ts';
import { openForm } from '../account/form.ts';
import { readText } from '../account/read-text.ts';

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
export function readRegistration(site: Site, request: Request): Applicant {
  const form = openForm();
  const consumer = site.prices === 'public';
  const applicant = {
    kind: consumer ? ('consumer' as const) : ('business' as const),
    ...(consumer ? { company: '', kvk: '', vatNumber: '' } : readCompany(form, request, undefined, true)),
    ...readPerson(form, request),
    ...readPlace(form, site.countries, request),
    remark: readText(request.remark),
  };
  form.finish();
  return applicant;
}
