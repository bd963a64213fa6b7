import { endpoints } from '@toonbank/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { eachBuyer } from '../orders/each-buyer.ts';
import type { Buyer } from '../orders/make-buyer.ts';
import { makeOrder } from '../orders/make-order.ts';
import { pdfText } from '../pdf/read-pdf.ts';
import { makeProduct, makeSite, type TestApp } from '../support/index.ts';
import { makeSupplier } from './make-supplier.ts';

const { suppliers, products, service } = endpoints;

let test: TestApp;
let site: Site;
let buyer: Buyer;
eachBuyer(
  (now) => {
    ({ test, site, buyer } = now);
  },
  { ownSite: true },
);

let paper: number;
let montage: number;
beforeEach(async () => {
  paper = await makeSupplier(test, site, {
    name: 'Vellenhof',
    slug: 'vellenhof',
    contactName: 'Jet Vos',
    phone: '0900 1234',
    brands: ['Rolwit', 'Vouwzacht', 'Nergens'],
    certificates: [
      { name: 'ISO 9001', number: 'A-1', validUntil: '2027-03-31' },
      { name: 'FSC', document: `/media/${site.id}/certificates/vellenhof-fsc.pdf` },
    ],
  });
  montage = await makeSupplier(test, site, { name: 'Aandraai Montage', service: 'installation' });
});

const list = (request = {}) => test.data(suppliers.all, request, { site });
const namesOf = async (request = {}) => (await list(request)).map(({ name }) => name);

describe('the suppliers of a shop', () => {
  it('come by name, by GET and by POST, partners with their service', async () => {
    expect(await namesOf()).toEqual(['Aandraai Montage', 'Vellenhof']);
    const [partner, supplier] = await list();
    expect(partner).toMatchObject({ is_partner: true, service: 'installation' });
    expect(supplier).toMatchObject({ is_partner: false, service: null });
    const namesByGet = async (input: object) => {
      const answer = await test.call(suppliers.all, { ...input }, { site, method: 'GET' });
      return (answer.body as { data: { name: string }[] }).data.map(({ name }) => name);
    };
    expect(await namesByGet({})).toEqual(await namesOf());
    expect(await namesByGet({ partners: true })).toEqual(['Aandraai Montage']);
    expect(await namesByGet({ id: paper })).toEqual(['Vellenhof']);
  });

  it('are only the partners when those are asked for', async () => {
    expect(await namesOf({ partners: true })).toEqual(['Aandraai Montage']);
    expect(await namesOf({ partners: true, id: montage })).toEqual(['Aandraai Montage']);
    const noPartner = await test.call(suppliers.all, { partners: true, id: paper }, { site });
    expect(noPartner.body).toMatchObject({ error: { code: 'not_found' } });
  });

  it('have the brands that are for sale, certificates and a contact person', async () => {
    await makeProduct(test, site, { brand: 'Vouwzacht' });
    await makeProduct(test, site, { brand: 'Rolwit' });
    await makeProduct(test, site, { brand: 'Rolwit' });
    await makeProduct(test, site, { brand: 'Nergens', active: false });
    const [, supplier] = await list();
    expect(supplier?.brands).toEqual([
      { name: 'Rolwit', count: 2 },
      { name: 'Vouwzacht', count: 1 },
    ]);
    expect(supplier?.contact).toEqual({ name: 'Jet Vos', phone: '0900 1234', email: '' });
    expect(supplier?.certificates).toMatchObject([
      { name: 'FSC', valid_until: null },
      { name: 'ISO 9001', number: 'A-1', valid_until: '2027-03-31', document: '' },
    ]);
    expect(supplier).not.toHaveProperty('safety_sheets');
  });

  it('have, asked for by id, the safety sheets of their products that are for sale', async () => {
    const sheet = (number: string) => [
      { title: 'Handleiding', url: `/media/${site.id}/documents/handleiding.pdf` },
      { title: 'Veiligheidsblad', url: `/media/${site.id}/documents/veiligheidsblad-${number}.pdf` },
    ];
    const { id } = await makeProduct(test, site, { brand: 'Rolwit', name: 'Zeep', documents: sheet('z-1') });
    await makeProduct(test, site, { brand: 'Rolwit', name: 'Gel', documents: sheet('g-1'), active: false });
    await makeProduct(test, site, { brand: 'Anders', documents: sheet('a-1') });
    const [supplier] = await list({ id: paper });
    expect(supplier?.safety_sheets).toEqual([
      {
        ...{ product_id: id, product_name: 'Zeep', product_slug: 'zeep', brand: 'Rolwit' },
        url: `/media/${site.id}/documents/veiligheidsblad-z-1.pdf`,
      },
    ]);
    expect((await list({ id: montage }))[0]?.safety_sheets).toEqual([]);
  });

  it('of another site are as absent as those that never were', async () => {
    const other = await makeSite(test);
    const foreign = await makeSupplier(test, other);
    const answers = [foreign, 2_000_000_000].map((id) => test.call(suppliers.all, { id }, { site }));
    const [known, unknown] = await Promise.all(answers);
    expect(known?.body).toEqual(unknown?.body);
    expect(known?.body).toMatchObject({ error: { code: 'not_found' } });
    expect(await list()).toHaveLength(2);
  });
});

describe('products of a supplier', () => {
  it('are those of its brands, with facets', async () => {
    const one = await makeProduct(test, site, { brand: 'Rolwit', name: 'Rol' });
    const two = await makeProduct(test, site, { brand: 'Vouwzacht', name: 'Vouw' });
    await makeProduct(test, site, { brand: 'Anders' });
    const found = await test.data(products.list, { supplierID: paper, sort: 1 }, { site });
    expect(found.docs.map(({ product_id }) => product_id)).toEqual([one.id, two.id]);
    expect(found.num_found).toBe(2);
    expect(found.facet_counts.merk).toHaveLength(2);
    const filtered = { supplierID: paper, filters: { merk: ['Rolwit', 'Anders'] } };
    expect((await test.data(products.list, filtered, { site })).num_found).toBe(1);
    for (const supplierID of [montage, 2_000_000_000])
      expect((await test.data(products.list, { supplierID }, { site })).num_found).toBe(0);
  });

  it('name their supplier on their page', async () => {
    const { id } = await makeProduct(test, site, { brand: 'Rolwit' });
    const plain = await makeProduct(test, site, { brand: 'Anders' });
    const [product] = await test.data(products.get, { id }, { site });
    expect(product?.supplier).toEqual({ id: paper, name: 'Vellenhof', slug: 'vellenhof' });
    const [other] = await test.data(products.get, { id: plain.id }, { site });
    expect(other).not.toHaveProperty('supplier');
  });

  it('are those that the customer bought, when the history is asked for one supplier', async () => {
    const mine = await makeProduct(test, site, { brand: 'Rolwit' });
    const other = await makeProduct(test, site, { brand: 'Anders' });
    for (const { id, unit } of [mine, other])
      await makeOrder(test, site, buyer.customer, {
        placedAt: new Date('2026-05-01T10:00:00Z'),
        rows: [{ productId: id, unitId: unit.id, unitDescription: unit.name, quantity: 1, priceCents: 500 }],
        status: 3,
      });
    const bought = await test.data(service.productHistory, { supplierID: paper }, buyer.caller);
    expect(bought.products.map(({ product }) => product.product_id)).toEqual([mine.id]);
    const all = await test.data(service.productHistory, {}, buyer.caller);
    expect(all.num_found).toBe(2);
  });
});

describe('the PDF of a certificate', () => {
  const get = async (url: string) => (await test.app()).inject({ method: 'GET', url });

  it('says what the certificate says, and that it is a demonstration', async () => {
    const answer = await get(`/media/${site.id}/certificates/vellenhof-fsc.pdf`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = pdfText(answer.rawPayload);
    expect(text).toContain('Vellenhof');
    expect(text).toContain('FSC');
    expect(text).toContain('Demonstratiedocument');
  });

  it('is absent where no certificate of this site names it', async () => {
    const other = await makeSite(test);
    for (const url of [
      `/media/${other.id}/certificates/vellenhof-fsc.pdf`,
      `/media/${site.id}/certificates/anders.pdf`,
      `/media/${site.id}/certificates/..%2fvellenhof-fsc.pdf`,
    ])
      expect((await get(url)).statusCode, url).toBe(404);
  });
});
