import { type Browser, expect, type Page, test } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { counterOf } from '../support/accounts.ts';
import { adminName, adminPassword } from '../support/admin.ts';
import { findings } from '../support/axe.ts';
import { mailHeader, mailTo } from '../support/outbox.ts';
import { callApi, logIn, siteUrl } from '../support/shop.ts';

const mailPort = Number(process.env.E2E_MAIL_PORT ?? 5110);
/** Two templates. */
const SITES = ['demo', 'horecahuis'];

interface Orders {
  data: { orders: { order_number: string; rows: { orderrow_name: string; quantity: number }[] }[] };
}

/** The latest delivered order whose first line was ordered more than once. */
async function deliveredOrder(page: Page) {
  const { data } = await callApi<Orders>(page, '/v1/service/get_order_history', {
    status: 3,
    withRows: true,
    pageSize: 30,
  });
  const order = data.orders.find(({ rows }) => (rows[0]?.quantity ?? 0) > 1);
  expect(order).toBeDefined();
  return { number: order?.order_number ?? '', name: order?.rows[0]?.orderrow_name ?? '' };
}

/** The address behind the button of a mail. */
function buttonOf(mail: string): string {
  const href = /<a class="b" href="([^"]+)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&');
  expect(href).toBeTruthy();
  return href ?? '';
}

/** Opens a mailed address on the tested shop, in a browser that has no session. */
async function openMailed(browser: Browser, baseURL: string | undefined, href: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const { hostname, pathname, search, hash } = new URL(href);
  const site = hostname.split('.')[0] ?? '';
  await page.goto(siteUrl(baseURL, site, `${pathname}${search}${hash}`));
  return page;
}

/** The shop's manager opens the mail about a task: first the login, then the task. */
async function openAtDesk(browser: Browser, baseURL: string | undefined, site: string, mail: string) {
  const desk = await openMailed(browser, baseURL, buttonOf(mail));
  await desk.getByLabel('Klantcode').fill(site.toUpperCase());
  await desk.getByRole('button', { name: 'Verder' }).click();
  await desk.getByLabel(/gebruikersnaam|e-mailadres/i).fill(adminName(site));
  await desk.getByLabel('Wachtwoord').fill(adminPassword);
  await desk.getByRole('button', { name: 'Inloggen' }).click();
  return desk;
}

for (const site of SITES)
  test(`a shortage of ${site} goes from a line of the delivery note to solved, both sides by mail`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const customer = counterOf(site);
    const at = (path: string) => siteUrl(baseURL, site, path);
    await logIn(page, customer, at('/login'));
    const { number, name } = await deliveredOrder(page);
    await page.goto(at(`/nl/mijn-account/bestellingen/${number}`));
    await page.getByRole('link', { name: 'Manco of schade melden' }).first().click();
    await page.getByLabel(`${name} is niet goed geleverd`).first().check();
    await page.getByLabel('Aantal').first().fill('1');
    await page.getByLabel('Opmerking').fill(`De bovenste doos ontbrak. ${Date.now()}`);
    const remark = await page.getByLabel('Opmerking').inputValue();
    await page.getByRole('button', { name: 'Melding versturen' }).click();
    await expect(page.getByRole('main')).toContainText(remark);
    const task = /\/taken\/(\d+)/.exec(page.url())?.[1] ?? '';

    // The mail to the shop leads through the login to the task.
    const toShop = await mailTo(page, `info@${site}`, `Vraag ${task} van`, remark);
    const desk = await openAtDesk(browser, baseURL, site, toShop);
    await expect(desk.getByText(remark)).toBeVisible();
    const settle = desk.getByRole('region', { name: 'Crediteren of naleveren' });
    await expect(settle.getByRole('spinbutton').first()).toHaveValue('1');
    expect(await findings(desk)).toEqual([]);
    await settle.getByLabel('Antwoord aan de klant').fill('Dat klopt, onze fout. Excuses.');
    await settle.getByRole('button', { name: 'Crediteren en afronden' }).click();
    await expect(desk.getByText(/Creditnota C\d+ van €\s[\d.,]+ is gemaakt/)).toBeVisible();

    // The mail to the customer opens the conversation without a login.
    const answered = await mailTo(page, customer, `Uw vraag ${task}`, 'onze fout');
    expect(answered).toMatch(/C\d{5}/);
    const linked = await openMailed(browser, baseURL, buttonOf(answered));
    await expect(linked.getByText('Dat klopt, onze fout. Excuses.')).toBeVisible();
    expect(await findings(linked)).toEqual([]);
    await linked.getByRole('button', { name: 'Toch niet opgelost' }).click();
    await expect(linked.getByText('open', { exact: true })).toBeVisible();
    await linked.getByRole('button', { name: 'Dit is opgelost' }).click();
    await expect(linked.getByText('opgelost', { exact: true })).toBeVisible();
    await desk.reload();
    await expect(desk.getByText('Opgelost', { exact: true }).first()).toBeVisible();

    await page.goto(at('/nl/mijn-account/facturen'));
    await expect(page.getByRole('main')).toContainText(/creditnota bij F\d+/);
  });

test('an answer by mail comes into the conversation, and an automatic one does not', async ({
  page,
  baseURL,
}) => {
  const site = 'horecahuis';
  const customer = counterOf(site);
  const at = (path: string) => siteUrl(baseURL, site, path);
  await logIn(page, customer, at('/login'));
  const title = `Houder past niet ${Date.now()}`;
  const made = await callApi<{ data: { task_id: number } }>(page, '/v1/tasks/create_service', {
    title,
    desc: 'De houder is te smal.',
  });
  const task = made.data.task_id;
  const receipt = [customer, `Uw vraag ${task}`] as const;
  const replyTo = await mailHeader(page, receipt, 'Reply-To');
  const address = /[\w.+-]+@antwoord\.toonbank\.example/.exec(replyTo)?.[0] ?? '';
  expect(address).not.toBe('');
  const transport = createTransport({ host: 'localhost', port: mailPort, ignoreTLS: true });
  const mail = { from: customer, to: address, subject: `Re: Uw vraag ${task}` };
  await transport.sendMail({
    ...mail,
    text: 'Ik ben er niet.',
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
  await transport.sendMail({
    ...mail,
    html: '<p>Het gaat om de <b>kleine</b> houder.<script>document.title = "fout"</script></p>',
  });
  await transport.sendMail({
    ...mail,
    text: `De binnenmaat is 14 cm.\n\nOp di 24 nov 2026 om 10:00 schreef Horecahuis:\n> Wij hebben uw vraag ontvangen.`,
  });
  transport.close();
  await page.goto(at(`/nl/mijn-account/taken/${task}`));
  const main = page.getByRole('main');
  await expect(main).toContainText('Het gaat om de kleine houder.');
  await expect(main).toContainText('De binnenmaat is 14 cm.');
  await expect(main).not.toContainText('Wij hebben uw vraag ontvangen');
  await expect(main).not.toContainText('Ik ben er niet');
  await expect(page).not.toHaveTitle('fout');
});
