import { endpoints } from '@toonbank/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerUsers, mails, type Site } from '../../../src/db/schema/index.ts';
import { loadConfirmation } from '../../../src/modules/orders/confirmation/load-confirmation.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../../support/index.ts';
import { type Buyer, errorOf, makeBuyer, refused } from '../make-buyer.ts';

let test: TestApp;
let site: Site;
let buyer: Buyer;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  buyer = await makeBuyer(test, site);
  await buyer.add({ id: (await makeProduct(test, site)).id, quantity: 1 });
});

const contact = {
  firstName: 'Ilse',
  lastName: 'Magazijn',
  email: 'ilse@voorbeeld.test',
  phone: '010 555 01 20',
};
const user = () =>
  test.database.inSite(site.id, (tx) =>
    tx.select().from(customerUsers).where(eq(customerUsers.id, buyer.customer.userId)),
  );
const detailsOf = async (orderNumber: string) => {
  const { orders } = await test.data(endpoints.service.orderHistory, { orderNumber }, buyer.caller);
  return orders[0]?.details;
};

describe('the contact person of an order', () => {
  it('is the one in its account details: named in the confirmation, which goes there, and on the order', async () => {
    const before = await user();
    const { order_id, order_number } = await buyer.sent({ accountDetails: { contact } });
    const [mail] = await test.database.inSite(site.id, (tx) =>
      tx.select().from(mails).where(eq(mails.orderId, order_id)),
    );
    expect(mail).toMatchObject({ recipient: contact.email, recipientName: 'Ilse Magazijn' });
    const confirmation = await test.database.inSite(site.id, (tx) => loadConfirmation(tx, site, order_id));
    expect(confirmation?.addressee).toContain('T.a.v. Ilse Magazijn');
    expect(confirmation?.facts).toContainEqual(['Telefoon', contact.phone]);
    expect((await detailsOf(order_number))?.contact).toEqual({
      first_name: 'Ilse',
      last_name: 'Magazijn',
      email: contact.email,
      phone: contact.phone,
    });
    // The account keeps its own.
    expect(await user()).toEqual(before);
  });

  it('is the account’s in what is left out, and where no details are given', async () => {
    const [own] = await user();
    const { order_number } = await buyer.sent({ accountDetails: { contact: { phone: contact.phone } } });
    expect((await detailsOf(order_number))?.contact).toEqual({
      first_name: own?.firstName,
      last_name: own?.lastName,
      email: own?.email,
      phone: contact.phone,
    });
    await buyer.add({ id: (await makeProduct(test, site)).id, quantity: 1 });
    const plain = await buyer.sent({ accountDetails: { customer: { company: 'Elders' }, addresses: [] } });
    expect(await detailsOf(plain.order_number)).not.toHaveProperty('contact');
  });

  it('is refused with the field that is wrong, and nothing is ordered', async () => {
    const answer = await buyer.send({ accountDetails: { contact: { ...contact, email: 'geen adres' } } });
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toEqual(
      refused('invalid_request', { 'accountDetails.contact.email': 'invalid_email' }),
    );
    expect((await buyer.cart()).items).toHaveLength(1);
  });
});
