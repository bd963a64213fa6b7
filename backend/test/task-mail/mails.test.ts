import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminUsers, type Site } from '../../src/db/schema/index.ts';
import { toNodemailer } from '../../src/mail/nodemailer-message.ts';
import { lockTaskOfSite } from '../../src/modules/tasks/find-task.ts';
import { addShopEvent } from '../../src/modules/tasks/shop-message.ts';
import { inboundDomain } from '../mail/make-mailer.ts';
import { sendMails } from '../mail/send-mails.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import { makeManager } from '../service-desk/make-desk.ts';
import { makeAdmin, makeSite, type TestApp, testApp, unique } from '../support/index.ts';
import { type Asker, answer, makeAsker, makeColleague } from '../tasks/make-task.ts';
import { mailsTo, tokenIn } from './linked.ts';

let test: TestApp;
let site: Site;
let asker: Asker;

beforeAll(async () => {
  test = await testApp(undefined, signingPayments());
  site = await makeSite(test);
});
beforeEach(async () => {
  await sendMails(test);
  asker = await makeAsker(test, site);
});
afterAll(() => test.close());

const own = () => mailsTo(test, asker.customer.username);

describe('the mail to a customer', () => {
  it('confirms a question with its promise, its text and a link', async () => {
    const { task_id } = await asker.ask();
    const [mail] = await own();
    expect(mail?.subject).toBe(`Uw vraag ${task_id}: Dispenser lekt`);
    expect(mail?.text).toMatch(/U krijgt antwoord vóór \w+ \d+ \w+ om \d\d:\d\d\./);
    expect(mail?.text).toContain('Hij druppelt.');
    expect(tokenIn(mail)).toMatch(new RegExp(`^${task_id}\\.${asker.customer.userId}\\.`));
  });

  it('has an answer of the shop, and says when it also solves the question', async () => {
    const { task_id } = await asker.ask();
    await own();
    await answer(test, site, task_id, 'Er komt een nieuwe: https://winkel.test/p/1.', true);
    const [mail] = await own();
    expect(mail?.text).toContain('Iris van');
    expect(mail?.text).toContain('https://winkel.test/p/1');
    expect(mail?.text).toContain('Uw vraag is hiermee opgelost.');
  });

  it('names another moment that the shop promises, with a link', async () => {
    const { task_id } = await asker.ask();
    const manager = await makeManager(test, site);
    const [, , day = ''] = (await manager.read(task_id)).promise_days;
    await own();
    await manager.promise(task_id, day, 12);
    const [mail] = await own();
    expect(mail?.subject).toBe(`Uw vraag ${task_id}: Dispenser lekt`);
    expect(mail?.text).toMatch(/belooft u een antwoord vóór \w+ \d+ \w+ om 12:00\./);
    expect(tokenIn(mail)).toMatch(new RegExp(`^${task_id}\\.${asker.customer.userId}\\.`));
  });

  it('has no line of a promise that the shop made before its answer', async () => {
    const { task_id } = await asker.ask();
    const adminId = await makeAdmin(test, site);
    await test.database.inSite(site.id, async (tx) =>
      addShopEvent(
        tx,
        await lockTaskOfSite(tx, task_id),
        { adminId, name: 'Iris' },
        'promised',
        'dinsdag 1 december om 11:00',
      ),
    );
    await own();
    await answer(test, site, task_id, 'Wij komen.');
    const [mail] = await own();
    expect(mail?.text).toContain('Wij komen.');
    expect(mail?.text).not.toContain('1 december');
  });

  it('takes an answer at an address of this task and this user, in any case', async () => {
    const colleague = await makeColleague(test, site, asker.customer);
    const { task_id } = await asker.ask();
    await colleague.reply(task_id, 'Bij mij ook.');
    await answer(test, site, task_id, 'Wij komen.');
    const answered = (await sendMails(test)).filter(({ text }) => text.includes('Wij komen.'));
    const addresses = answered.map(({ replyTo }) => replyTo.address);
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) {
      expect(address).toMatch(new RegExp(`^vraag\\+${task_id}\\.\\d+\\.[0-9a-f]{24}@${inboundDomain}$`));
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    }
  });

  it('makes no link of what the customer typed, and no HTML', async () => {
    await asker.ask({ title: 'Zie www.kwaad.test', desc: '<b>Kijk</b> op https://kwaad.test/x' });
    const [mail] = await own();
    expect(mail?.subject).not.toContain('kwaad.test');
    expect(mail?.text).not.toMatch(/kwaad\.test|https:\/\/kwaad/);
    expect(mail?.html).toContain('&lt;b&gt;Kijk&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>Kijk');
  });

  it('belongs to one conversation in a mail program, and asks for no automatic reply', async () => {
    const { task_id } = await asker.ask();
    const [receipt] = await own();
    await answer(test, site, task_id, 'Sinds wanneer?');
    const [first] = await own();
    await answer(test, site, task_id, 'Hoort u mij?');
    const [second] = await own();
    expect(receipt?.references).toEqual([]);
    expect(first?.references).toHaveLength(1);
    expect(second?.references).toHaveLength(2);
    expect(second?.references?.[0]).toBe(first?.references?.[0]);
    expect(second?.references?.[0]).toMatch(new RegExp(`^<${site.id}\\.mail-\\d+@`));
    expect(new Set([receipt, first, second].map((mail) => mail?.subject)).size).toBe(1);
    if (!second) throw new Error('There is no mail.');
    const sent = toNodemailer(second, '<een@winkel.test>');
    expect(sent).toMatchObject({ inReplyTo: second.references?.[1], references: second.references });
    expect(sent.headers['Auto-Submitted']).toBe('auto-generated');
  });
});

describe('the mail to the shop', () => {
  it('names customer, subject, promise and text, and leads to the task in the admin’s pages', async () => {
    const { task_id } = await asker.ask({ title: 'Pomp stuk' });
    const [mail] = await mailsTo(test, site.branch.email);
    expect(mail?.subject).toContain(`Vraag ${task_id} van `);
    expect(mail?.text).toMatch(/Antwoord beloofd vóór: \w+ \d+/);
    expect(mail?.text).toContain('Hij druppelt.');
    expect(mail?.text).toContain(`http://${site.id}.localhost:3210/beheer/taken/${task_id}`);
    expect(mail?.text).not.toContain('/nl/vraag#');
    expect(mail?.replyTo.address).toBe(site.branch.email);
  });

  it('goes to the manager who has the task, unless that one can not be mailed or is no manager now', async () => {
    const email = `iris${unique()}@${site.id}.test`;
    const manager = await makeManager(test, site, 'Iris', email);
    const { task_id } = await asker.ask();
    await manager.assign(task_id, manager.adminId);
    const set = (fields: Partial<typeof adminUsers.$inferInsert>) =>
      test.database.inSite(site.id, (tx) =>
        tx.update(adminUsers).set(fields).where(eq(adminUsers.id, manager.adminId)),
      );
    const recipientsOf = async (text: string) => {
      await sendMails(test);
      await asker.reply(task_id, text);
      const sent = await sendMails(test);
      return sent.filter((mail) => mail.text.includes(text)).map(({ to }) => to.address);
    };
    const shop = site.branch.email;
    expect(await recipientsOf('Bericht een.')).toEqual([email]);
    await set({ active: false });
    expect(await recipientsOf('Bericht twee.')).toEqual([shop]);
    await set({ active: true, role: 'editor' });
    expect(await recipientsOf('Bericht drie.')).toEqual([shop]);
    await set({ role: 'manager', email: '' });
    expect(await recipientsOf('Bericht vier.')).toEqual([shop]);
  });

  it('says that a question was not solved after all', async () => {
    const { task_id } = await asker.ask();
    await answer(test, site, task_id, 'Klaar.', true);
    await sendMails(test);
    await asker.reply(task_id, 'Nee, hij lekt nog.');
    const [mail] = await mailsTo(test, site.branch.email);
    expect(mail?.text).toContain('Nee, hij lekt nog.');
  });
});
