import {
  accountFields,
  couponForm,
  endpoints,
  messageForm,
  newsletterForm,
  orderListForm,
  pauseForm,
  personForm,
  registrationForm,
} from '@toonbank/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';

const customer = {
  company: 'Hotel Nieuw',
  kvk: '1234 5678',
  vatNumber: '',
  firstName: ' Sanne ',
  lastName: 'de  Wit',
  email: 'Sanne@NIEUW.test',
  phone: '020-5550 144',
  street: 'Kade',
  houseNumber: '3b',
  postcode: '1234ab',
  city: 'Proefdam',
  country: 'nl',
  remark: '',
};
const business = registrationForm({ business: true, countries: ['NL', 'BE'] });
const faultsOf = (form: z.ZodType, values: object) =>
  Object.fromEntries(
    (form.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

it('a registration is normalised: numbers, postcode, spaces and the domain of the address', () => {
  expect(business.parse(customer)).toEqual({
    ...customer,
    kvk: '12345678',
    firstName: 'Sanne',
    lastName: 'de Wit',
    email: 'Sanne@nieuw.test',
    postcode: '1234 AB',
    country: 'NL',
  });
});

it.each([
  ['postcode', '1234 SS', 'invalid_postcode'],
  ['houseNumber', 'b3', 'invalid_house_number'],
  ['kvk', '1234567', 'invalid_kvk'],
  ['vatNumber', 'NL123456783B01', 'invalid_vat_number'],
  ['email', 'sanne@nieuw', 'invalid_email'],
  ['phone', '0205550', 'invalid_phone'],
  ['country', 'DE', 'country_not_served'],
  ['firstName', 'x'.repeat(61), 'too_long'],
  ['lastName', 'de\u0000Wit', 'control_character'],
])('the field %s refuses %j', (name, typed, fault) => {
  expect(faultsOf(business, { ...customer, [name]: typed })).toEqual({ [name]: fault });
});

it('a wrong postcode is named together with the faults of other fields', () => {
  expect(faultsOf(business, { ...customer, postcode: '9000', city: '' })).toEqual({
    postcode: 'invalid_postcode',
    city: 'required',
  });
});

it('a consumer has no company, whatever is sent', () => {
  const form = registrationForm({ business: false, countries: ['NL'] });
  expect(form.parse({ ...customer, kvk: 'x' })).toMatchObject({ company: '', kvk: '', vatNumber: '' });
});

it('a stored text that is sent unchanged is accepted, also where a rule would refuse it today', () => {
  const stored = { firstName: 'Noor', lastName: 'Bakker', email: 'noor@lokaal', phone: '' };
  expect(faultsOf(personForm(stored), { ...stored, phone: '12' })).toEqual({ phone: 'invalid_phone' });
  expect(faultsOf(personForm(stored), { ...stored, email: 'noor@elders' })).toEqual({
    email: 'invalid_email',
  });
});

it('a message needs a name, an address and a text, and the newsletter only an address', () => {
  const bare = { subject: '', name: '', email: '', phone: '', company: '', orderNumber: '', content: '' };
  expect(Object.keys(faultsOf(messageForm, bare)).sort()).toEqual(['content', 'email', 'name']);
  expect(faultsOf(newsletterForm, { email: ' ' })).toEqual({ email: 'required' });
});

it.each([
  [
    'service.newCustomer',
    endpoints.service.newCustomer,
    ['city', 'country', 'email', 'firstName', 'houseNumber', 'lastName', 'postcode', 'street'],
  ],
  ['service.sendContactForm', endpoints.service.sendContactForm, ['content', 'email', 'name', 'to']],
  ['service.subscribe', endpoints.service.subscribe, ['email']],
  ['auth.login', endpoints.auth.login, ['password', 'username']],
] as const)('the documentation of %s names the required fields', (_, endpoint, required) => {
  const schema = z.toJSONSchema(endpoint.form ?? endpoint.request, { io: 'input', unrepresentable: 'any' });
  expect([...(schema.required ?? [])].sort()).toEqual(required);
});

it('the documentation of set_account_details names every field that a flag can save, and no other', () => {
  const { form } = endpoints.service.setAccountDetails;
  const schema = z.toJSONSchema(form ?? z.object(), { io: 'input', unrepresentable: 'any' });
  const fields = schema.properties?.fields as z.core.JSONSchema.ObjectSchema;
  const savable = Object.values(accountFields).flatMap((part) => Object.keys(part.shape));
  expect(Object.keys(fields.properties ?? {}).sort()).toEqual([...new Set(savable)].sort());
  expect([fields.required, fields.additionalProperties]).toEqual([undefined, false]);
  expect(fields.properties).toMatchObject({
    company: { type: 'string', maxLength: 100 },
    addressID: { type: 'integer' },
    remove: { type: 'boolean' },
  });
});

it.each([
  ['orderListForm', orderListForm, { name: ' Keuken  boven ' }, { name: 'Keuken  boven' }],
  ['couponForm', couponForm, { coupon: ' WELKOM10 ' }, { coupon: 'WELKOM10' }],
  ['pauseForm', pauseForm, { until: '2031-01-31' }, { until: '2031-01-31' }],
])('%s trims its text and needs it', (_, form, typed, clean) => {
  expect(form.parse(typed)).toEqual(clean);
  const [name = ''] = Object.keys(typed);
  expect(faultsOf(form, { [name]: '' })).toEqual({ [name]: 'required' });
});

it.each([
  [orderListForm, { name: 'x'.repeat(61) }, 'too_long'],
  [orderListForm, { name: 'Keuken\nboven' }, 'control_character'],
  [couponForm, { coupon: 'x'.repeat(41) }, 'too_long'],
  [pauseForm, { until: '31-01-2031' }, 'invalid'],
])('a form of one field refuses %#', (form, typed, fault) => {
  expect(Object.values(faultsOf(form, typed))).toEqual([fault]);
});
