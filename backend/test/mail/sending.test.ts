import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails, type Site } from '../../src/db/schema/index.ts';
import { sendDue, waitAfter } from '../../src/mail/send-due.ts';
import { makeBuyer } from '../orders/make-buyer.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeMailer, memoryTransport } from './make-mailer.ts';

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test, { name: 'Papierhal' });
});

async function order(user: { firstName?: string; lastName?: string } = {}) {
  const buyer = await makeBuyer(test, site, { company: 'Afnemer B.V.', user });
  await buyer.add({ id: (await makeProduct(test, site, { name: 'Keukenrol' })).id, quantity: 2 });
  return { buyer, sent: await buyer.sent() };
}
const queue = () => test.database.inSite(site.id, (tx) => tx.select().from(mails));
const dueNow = () => test.database.inSite(site.id, (tx) => tx.update(mails).set({ nextTryAt: sql`now()` }));

describe('a mail', () => {
  it('is sent once, in HTML and text, with the confirmation as PDF', async () => {
    const transport = memoryTransport();
    const { buyer, sent } = await order();
    const mailer = makeMailer(test, transport);
    expect(await sendDue(mailer)).toBe(1);
    expect(await sendDue(mailer)).toBe(0);
    const [message] = transport.messages;
    expect(message).toMatchObject({
      from: { name: 'Papierhal', address: site.branch.email },
      to: { address: buyer.customer.username },
      subject: `Bevestiging van uw bestelling ${sent.order_number} bij Papierhal`,
    });
    for (const part of [message?.html, message?.text]) {
      expect(part).toContain('Keukenrol');
      expect(part).toContain(
        `http://${site.id}.localhost:3210/nl/bestelling/${sent.order_number}/bevestiging`,
      );
      expect(part).toContain('€ 32,61'.replace(' ', '\u00a0'));
    }
    expect(message?.html).not.toMatch(/<script|<link/);
    expect(message?.html).toContain('name="color-scheme" content="light dark"');
    expect(message?.attachments).toMatchObject([
      { fileName: `orderbevestiging-${sent.order_number}.pdf`, contentType: 'application/pdf' },
    ]);
    expect(message?.attachments[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await queue()).toMatchObject([{ state: 'sent', attempts: 1, lastError: '' }]);
  });

  it('is retried, later and later, while the server is down; the order is not affected', async () => {
    const transport = memoryTransport();
    transport.down = true;
    const mailer = makeMailer(test, transport);
    const { sent } = await order();
    expect(sent.order_number).toBe('1');
    expect(await sendDue(mailer)).toBe(0);
    const [failed] = await queue();
    expect(failed).toMatchObject({ state: 'queued', attempts: 1, lastError: 'connect ECONNREFUSED' });
    const wait = (failed?.nextTryAt.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThan(61_000);
    // Not before its time.
    transport.down = false;
    expect(await sendDue(mailer)).toBe(0);
    await dueNow();
    expect(await sendDue(mailer)).toBe(1);
    expect(await queue()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('that can’t be written blocks no other, and is given up in the end', async () => {
    const transport = memoryTransport();
    const mailer = makeMailer(test, transport);
    await test.database.inSite(site.id, (tx) =>
      tx.insert(mails).values({
        siteId: site.id,
        kind: 'order-confirmation',
        key: 'niets',
        recipient: 'a@b.test',
        attempts: 13,
      }),
    );
    await order();
    expect(await sendDue(mailer)).toBe(1);
    const all = await queue();
    expect(all.map(({ state }) => state).sort()).toEqual(['given_up', 'sent']);
  });

  it('whose sending was interrupted is sent again, under the same id', async () => {
    const transport = memoryTransport();
    await order();
    await sendDue(makeMailer(test, transport));
    await test.database.inSite(site.id, (tx) =>
      tx.update(mails).set({ state: 'queued', nextTryAt: sql`now()` }).where(eq(mails.siteId, site.id)),
    );
    await sendDue(makeMailer(test, transport));
    expect(transport.ids).toHaveLength(2);
    expect(transport.ids[0]).toBe(transport.ids[1]);
  });

  it('waits longer after each try, at most six hours', () => {
    expect([1, 2, 3, 4, 9, 10, 40].map(waitAfter)).toEqual([60, 120, 240, 480, 15_360, 21_600, 21_600]);
  });

  it('shows names as text, whatever they are', async () => {
    const transport = memoryTransport();
    await order({ firstName: '<img src=x onerror=alert(1)>', lastName: 'Bcc: x@evil.test' });
    await sendDue(makeMailer(test, transport));
    expect(transport.messages[0]?.html).not.toContain('<img src=x');
    expect(transport.messages[0]?.html).toContain('&lt;img src=x');
  });
});
