import { endpoints, formatsOf, type ImportFieldName, importFields } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addresses,
  customers,
  customerUsers,
  mails,
  priceLists,
  type Site,
} from '../../src/db/schema/index.ts';
import { type StoredRow, storedRows } from '../authorisation/support/stored-rows.ts';
import {
  type Caller,
  makeAdmin,
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';
import { type Importer, importer } from './run-import.ts';

const { imports } = endpoints;

let test: TestApp;
let site: Site;
let own: Importer;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  own = await importer(test, site);
  await test.database.inSite(site.id, (tx) =>
    tx.insert(priceLists).values({ siteId: site.id, code: 'plus', name: 'Pluskorting' }),
  );
  await makeCustomer(test, site, {
    number: 'K100',
    company: 'De Linde',
    kvk: '12345678',
    creditLimitCents: 50_000,
  });
});

const mappingOf = (head: string, clear: readonly string[] = []) =>
  head.split(';').map((field, column) => {
    const { type } = importFields.customers[field as keyof typeof importFields.customers];
    const [format] = formatsOf[type];
    return {
      ...{ column, format, field: field as ImportFieldName },
      empty: clear.includes(field) ? 'clear' : 'keep',
    } as const;
  });
const preview = (head: string, lines: string[], clear?: readonly string[]) =>
  own.preview({ kind: 'customers', lines: [head, ...lines], mapping: mappingOf(head, clear) });
const stored = (number: string) =>
  test.database.inSite(site.id, async (tx) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.number, number));
    const id = customer?.id ?? 0;
    return {
      customer,
      users: await tx.select().from(customerUsers).where(eq(customerUsers.customerId, id)),
      places: await tx.select().from(addresses).where(eq(addresses.customerId, id)),
      mails: await tx.select().from(mails),
    };
  });
const faults = async (importID: number) => {
  const { lines } = await test.data(imports.faulty, { importID }, own.caller);
  return lines.map(({ line, faults: [first] }) => `${line} ${first?.field ?? '-'} ${first?.code}`);
};
const ownTables = /^(?:import\w*|jobs|outbox_events|content_changes|admin_actions|sessions) /;
const theShop = async () =>
  (await storedRows(test, ({ site_id }: StoredRow) => site_id === site.id)).filter(
    (row) => !ownTables.test(row),
  );

const NEW =
  'number;company;customer_kind;kvk;vat_number;email;first_name;last_name;price_list;payment_term_days;credit_limit;street;house_number;postcode;city';
const bakery =
  '2001;Bakkerij Vos;zakelijk;12.34.56.78;NL123456782B01;Inkoop@Vos.example;Anna;Vos;pluskorting;30;1.500,00;Dorpsstraat;12a;1234ab;Utrecht';

it('adds a customer with its user, address and terms, without a mail, who chooses a password', async () => {
  const importID = await preview(NEW, [bakery]);
  const seen = await own.changes(importID);
  expect(seen.every(({ change, code }) => change === 'new' && code === '2001')).toBe(true);
  expect(await own.apply(importID)).toMatchObject({ state: 'applied', changes: seen.length });
  const { customer, users, places, mails: sent } = await stored('2001');
  expect(customer).toMatchObject({
    ...{
      company: 'Bakkerij Vos',
      kind: 'business',
      kvk: '12345678',
      vatNumber: 'NL123456782B01',
      active: true,
    },
    ...{ paymentTermDays: 30, creditLimitCents: 150_000, priceListId: expect.any(Number) },
  });
  expect(users).toMatchObject([
    { username: 'inkoop@vos.example', email: 'Inkoop@vos.example', firstName: 'Anna', lastName: 'Vos' },
  ]);
  expect(places).toMatchObject([
    { street: 'Dorpsstraat', houseNumber: '12a', postcode: '1234 AB', country: 'NL', isDefault: true },
  ]);
  expect(sent).toEqual([]);
  await test.data(endpoints.auth.resetPassword, { username: 'inkoop@vos.example' }, { site });
  expect((await stored('2001')).mails).toMatchObject([{ recipient: 'Inkoop@vos.example' }]);
});

it('blocks a new customer when it is taken back', async () => {
  const importID = await preview(NEW, [bakery]);
  await own.apply(importID);
  const undoID = await own.undo(importID);
  expect(await own.changes(undoID)).toMatchObject([
    { code: '2001', field: 'active', before: 'true', after: 'false' },
  ]);
  await own.apply(undoID);
  const { customer, users } = await stored('2001');
  expect(customer?.active).toBe(false);
  expect(users).toHaveLength(1);
});

it('changes mapped fields only, follows the rule for empty cells, and takes all back', async () => {
  const before = await theShop();
  const importID = await preview(
    'number;company;email;price_list;credit_limit;payment_term_days;postcode;city;kvk',
    ['K100;De Oude Linde;ander@linde.example;PLUS;;21;9999 zz;;'],
    ['credit_limit'],
  );
  expect(await own.changes(importID)).toMatchObject([
    { field: 'company', before: 'De Linde', after: 'De Oude Linde', name: 'De Linde', code: 'K100' },
    { field: 'price_list', before: null, after: 'plus', change: 'changed' },
    { field: 'credit_limit', before: '500.00', after: null, change: 'cleared' },
    { field: 'payment_term_days', before: '14', after: '21' },
    { field: 'postcode', after: '9999 ZZ', code: 'K100', name: 'De Linde' },
  ]);
  expect(await theShop()).toEqual(before);
  await own.apply(importID);
  const { customer, users } = await stored('K100');
  expect(customer).toMatchObject({
    company: 'De Oude Linde',
    creditLimitCents: null,
    paymentTermDays: 21,
    kvk: '12345678',
  });
  expect(users[0]?.email).not.toBe('ander@linde.example');
  await own.apply(await own.undo(importID));
  expect(await theShop()).toEqual(before);
});

it('keeps what somebody changed since, and lists it', async () => {
  const importID = await preview('number;company;payment_term_days', ['K100;De Oude Linde;21']);
  await own.apply(importID);
  await test.database.inSite(site.id, (tx) => tx.update(customers).set({ paymentTermDays: 8 }));
  const undoID = await own.undo(importID);
  expect(await own.changes(undoID)).toMatchObject([
    { field: 'company', change: 'changed', ticked: true },
    { field: 'payment_term_days', change: 'kept', ticked: false },
  ]);
  await own.apply(undoID);
  expect((await stored('K100')).customer).toMatchObject({ company: 'De Linde', paymentTermDays: 8 });
});

it('leaves out lines that are not complete or not right', async () => {
  const head = 'number;company;kvk;email;price_list;street;house_number;postcode;city;country';
  const place = 'Dorpsstraat;1;1234 AB;Utrecht;NL';
  const importID = await preview(head, [
    `1;Een;12345678;een@a.example;nergens;${place}`,
    `2;;;twee@a.example;;${place}`,
    `3;Drie;;;;${place}`,
    '4;Vier;;vier@a.example;;Dorpsstraat;1;1234;Utrecht;NL',
    '5;Vijf;;vijf@a.example;;Dorpsstraat;;1234 AB;Utrecht;NL',
    `6;Zes;123;zes@a.example;;${place}`,
    `7;Zeven;;geen adres;;${place}`,
    `8;Acht;;acht@a.example;;${place}`,
    `9;Negen;;ACHT@a.example;;${place}`,
    `8;Acht;;acht2@a.example;;${place}`,
    `10;Tien;;tien@a.example;;Dorpsstraat;1;1234 AB;Utrecht;Frankrijk`,
  ]);
  expect(await faults(importID)).toEqual([
    '2 price_list price_list_unknown',
    '3 company new_incomplete',
    '4 email new_incomplete',
    '5 postcode postcode_invalid',
    '6 house_number new_incomplete',
    '7 kvk kvk_invalid',
    '8 email email_invalid',
    '10 email email_taken',
    '11 number duplicate_line',
    '12 country country_unknown',
  ]);
});

it('lets terms be imported only by who may set them', async () => {
  const lines = ['number;company;credit_limit', 'K100;De Oude Linde;9.000,00'];
  const sid = await makeSession(test, site, { adminId: await makeAdmin(test, site, { role: 'sales' }) });
  const sales: Caller = { site, sid };
  const importID = await own.open({ kind: 'customers', lines });
  const { fields } = await test.data(imports.columns, { importID }, sales);
  expect(fields.map(({ name }) => name)).not.toContain('credit_limit');
  const ask = (head: string, caller: Caller) =>
    test.call(imports.setMapping, { importID, mapping: mappingOf(head), options: {} }, caller);
  expect((await ask('number;company;credit_limit', sales)).body).toMatchObject({
    error: { fields: { 'mapping.credit_limit': 'role_required' } },
  });
  expect((await ask('number;company;credit_limit', own.caller)).status).toBe(200);
  await own.work();
  const { revision } = await own.details(importID);
  const answer = await test.call(imports.apply, { importID, revision }, sales);
  expect(answer.body).toMatchObject({ error: { code: 'role_required' } });
});
