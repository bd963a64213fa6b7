import { type Browser, expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings, findings } from '../support/axe.ts';
import { callApi, logIn, openEmptyPage, siteUrl } from '../support/shop.ts';

/** Two templates. */
const SITES = ['demo', 'horecahuis'];
const DESK = '/beheer/taken';

interface Asked {
  taskId: number;
  title: string;
  /** The customer's page, for reading the task. */
  customer: Page;
}

/** A buyer of the site asks a question; its title is another one in each run. */
async function ask(browser: Browser, site: string, baseURL: string | undefined): Promise<Asked> {
  const customer = await (await browser.newContext()).newPage();
  await logIn(customer, buyerOf(site), siteUrl(baseURL, site, '/login'));
  await openEmptyPage(customer, siteUrl(baseURL, site, '/leeg'));
  const title = `Dispenser lekt ${Date.now()}`;
  const made = await callApi<{ data: { task_id: number } }>(customer, '/v1/tasks/create_service', {
    title,
    desc: 'Hij druppelt sinds maandag.',
  });
  return { taskId: made.data.task_id, title, customer };
}

const readAsCustomer = (customer: Page, taskID: number) =>
  callApi<{ data: { status: string; promised_at: string | null; rows: { text: string }[] } }>(
    customer,
    '/v1/tasks/get_task_details',
    { taskID },
  );

for (const site of SITES)
  test(`a manager of ${site} takes, notes, promises and answers a question of a customer`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { taskId, title, customer } = await ask(browser, site, baseURL);
    await logInAsAdmin(page, site, baseURL);
    await page.goto(siteUrl(baseURL, site, DESK));
    await page.getByLabel('Zoeken').fill(title);
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Wacht op antwoord');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('Hij druppelt sinds maandag.')).toBeVisible();

    await page.getByRole('button', { name: 'Aan mij' }).click();
    await expect(page.getByRole('button', { name: 'Aan mij' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Ander moment beloven' }).click();
    await page.getByLabel('Dag').selectOption({ index: 3 });
    await page.getByRole('button', { name: 'Beloven' }).click();
    await expect(page.getByText(/wijzigde het beloofde moment: \S+ \d+ \S+ om 12:00/)).toBeVisible();

    await page.getByRole('button', { name: 'Interne notitie' }).click();
    await page.getByLabel('Uw notitie').fill('Vast de rubberen ring.');
    await page.getByRole('button', { name: 'Notitie opslaan' }).click();
    await expect(page.getByText('De notitie is opgeslagen.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Vast de rubberen ring.' })).toContainText(
      'Interne notitie',
    );

    await page.getByRole('button', { name: 'Antwoord aan de klant' }).click();
    await page.getByLabel('Standaardantwoord invoegen').selectOption({ index: 1 });
    const box = page.getByLabel('Uw antwoord');
    await expect(box).toHaveValue(/^Beste [A-Z]/);
    await box.press('End');
    await box.pressSequentially(' Groet');
    const text = await box.inputValue();
    await page.reload();
    await expect(box).toHaveValue(text);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Beantwoorden', exact: true }).click();
    await expect(page.getByText('Uw antwoord is verstuurd.')).toBeVisible();
    await expect(box).toHaveValue('');

    const { data } = await readAsCustomer(customer, taskId);
    expect(data.status).toBe('answered');
    expect(data.rows.map((row) => row.text)).toContain(text);
    expect(JSON.stringify(data)).not.toContain('rubberen ring');
    await page.goto(siteUrl(baseURL, site, `${DESK}?lijst=mine`));
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Beantwoord');
  });

test('an answer waits until the manager has seen what the customer wrote meanwhile', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = 'erfenstal';
  const { taskId, customer } = await ask(browser, site, baseURL);
  await logInAsAdmin(page, site, baseURL);
  await page.goto(siteUrl(baseURL, site, `${DESK}/${taskId}`));
  const box = page.getByLabel('Uw antwoord');
  await box.fill('Er komt morgen een monteur.');
  await callApi(customer, '/v1/tasks/save_task', {
    taskID: taskId,
    actionID: 1,
    rows: [{ text: 'Laat maar, hij doet het weer.' }],
  });
  const send = page.getByRole('button', { name: 'Beantwoorden en oplossen' });
  await send.click();
  await expect(page.getByText('Er is intussen iets bij gekomen')).toBeVisible();
  await expect(page.getByText('Laat maar, hij doet het weer.')).toBeVisible();
  await expect(box).toHaveValue('Er komt morgen een monteur.');
  await box.fill('Fijn om te horen!');
  await send.click();
  await expect(page.getByText('Uw antwoord is verstuurd.')).toBeVisible();
  expect((await readAsCustomer(customer, taskId)).data.status).toBe('solved');
  await page.getByRole('button', { name: 'Heropenen' }).click();
  await expect(page.getByRole('button', { name: 'Ander moment beloven' })).toBeVisible();
});

test('a manager keeps canned answers, in an order of its own', async ({ page, baseURL }) => {
  const site = 'vloerzorg';
  const name = `Spoed ${Date.now()}`;
  await logInAsAdmin(page, site, baseURL);
  await page.goto(siteUrl(baseURL, site, `${DESK}/standaardantwoorden`));
  await page.getByRole('button', { name: 'Standaardantwoord toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam').fill(name);
  await dialog.getByLabel('Tekst').fill('Dag {naam}');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText('Tussen accolades staat een gegeven dat wij niet kennen.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel('Tekst').fill('Dag {voornaam}');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.last()).toContainText(name);
  await page.getByRole('button', { name: `Omhoog: ${name}` }).click();
  await page.reload();
  await expect(rows.last()).not.toContainText(name);
  await page.getByRole('button', { name: `Verwijderen: ${name}` }).click();
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Het standaardantwoord is verwijderd.')).toBeVisible();
  await expect(rows.filter({ hasText: name })).toHaveCount(0);
});

test('the pages of the service desk have no findings, and are for managers', async ({ page, baseURL }) => {
  const site = 'horecahuis';
  await logInAsAdmin(page, site, baseURL);
  await page.goto(siteUrl(baseURL, site, `${DESK}?lijst=all`));
  const links = page.getByRole('heading', { level: 2 }).getByRole('link');
  const first = await links.first().getAttribute('href');
  await page.goto(siteUrl(baseURL, site, `${DESK}?lijst=all&onderwerp=shortage`));
  // The demo's own report; tests that run beside this one report shortages too.
  await links.filter({ hasText: 'Te weinig geleverd op pakbon' }).click();
  const photo = page.getByRole('img', { name: 'Foto 1 van 1' });
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const paths = [DESK, `${DESK}/standaardantwoorden`, first ?? '', `${DESK}/999999999`];
  await expectNoFindings(
    page,
    paths.map((path) => siteUrl(baseURL, site, path)),
  );
  await expect(page.getByText('Deze vraag bestaat niet')).toBeVisible();

  await logInAsAdmin(page, site, baseURL, 'redactie');
  for (const path of paths) {
    await page.goto(siteUrl(baseURL, site, path));
    await expect(page.getByText('U mag deze pagina niet openen')).toBeVisible();
  }
});
