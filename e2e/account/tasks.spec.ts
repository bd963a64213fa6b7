import { type Browser, expect, type FileChooser, type Page, test } from '@playwright/test';
import { buyerOf, counterOf } from '../support/accounts.ts';
import { makePhoto } from '../support/pictures.ts';
import { callApi, hydrated, logIn, siteUrl } from '../support/shop.ts';

const TASKS = '/nl/mijn-account/taken';
const colleagueOf = (site: string) => `collega@${site}.test`;

async function openAs(browser: Browser, baseURL: string | undefined, site: string, username: string) {
  const page = await browser.newPage({ baseURL: siteUrl(baseURL, site) });
  await logIn(page, username);
  return page;
}
const main = (page: Page) => page.getByRole('main');
const thread = (page: Page) => main(page).getByRole('article');
type Files = Parameters<FileChooser['setFiles']>[0];

/** Chooses files by the button; before the script has come, it does nothing. */
async function choosePhotos(page: Page, files: Files) {
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5_000 });
    await page.getByRole('button', { name: 'Foto’s toevoegen' }).click();
    await (await chooser).setFiles(files);
  }).toPass();
}

async function fillQuestion(page: Page, title: string) {
  await page.getByLabel('Onderwerp').fill(title);
  await page.getByLabel('Uw vraag of melding').fill('De pomp lekt.\nKan er een andere komen?');
}

const read = (page: Page, path: string) =>
  page.evaluate(async (href) => {
    const answer = await fetch(href);
    return { status: answer.status, text: await answer.text() };
  }, path);

interface Asked {
  data: { task_id: number };
}

test('a buyer asks with a photo, and a colleague sees it, answers and solves it', async ({
  browser,
  baseURL,
}) => {
  const site = 'horecahuis';
  const buyer = await openAs(browser, baseURL, site, buyerOf(site));
  await buyer.goto(TASKS);
  await main(buyer).getByRole('link', { name: 'Nieuwe vraag' }).first().click();
  const title = `Lekke dispenser ${Date.now()}`;
  await fillQuestion(buyer, title);
  // Larger than the shop takes: the browser makes it smaller.
  const photo = await makePhoto(buyer, 'dispenser.png', [2600, 1900]);
  const large = { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(20_000_000)]) };
  await choosePhotos(buyer, [large]);
  await expect(buyer.getByText('1 van 1 foto klaar')).toBeVisible();
  await buyer.getByRole('button', { name: 'Vraag versturen' }).click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main(buyer)).toContainText(/U krijgt antwoord vóór \S+ \d+ \S+ \d\d:\d\d\./);
  const small = thread(buyer).getByRole('img', { name: 'Foto' });
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await small.click();
  const big = buyer.getByRole('dialog').getByRole('img');
  await expect.poll(() => big.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await buyer.keyboard.press('Escape');
  await expect(buyer.getByRole('dialog')).toBeHidden();

  const colleague = await openAs(browser, baseURL, site, colleagueOf(site));
  await colleague.goto(`${TASKS}?zoek=${encodeURIComponent(title)}`);
  await colleague.getByRole('link', { name: title }).click();
  await colleague.getByLabel('Uw bericht').fill('Het is de dispenser bij de bar.');
  await colleague.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(thread(colleague)).toHaveCount(2);
  await expect(colleague.getByLabel('Uw bericht')).toHaveValue('');
  await colleague.getByRole('button', { name: 'Dit is opgelost' }).click();
  await expect(main(colleague)).toContainText('heeft de vraag op opgelost gezet');

  await buyer.reload();
  await expect(thread(buyer).last()).toContainText('Het is de dispenser bij de bar.');
  await buyer.getByRole('button', { name: 'Toch niet opgelost' }).click();
  await expect(main(buyer).getByText('open', { exact: true })).toBeVisible();
  await Promise.all([buyer.close(), colleague.close()]);
});

test('twenty photos stay of twenty-one, and a file that is no photo is named with the reason', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'demo', buyerOf('demo'));
  await page.goto(`${TASKS}/nieuw`);
  const word = {
    name: 'offerte.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 geen foto'),
  };
  await choosePhotos(page, [word]);
  const refused = page.getByRole('listitem').filter({ hasText: 'offerte.pdf' });
  await expect(refused).toContainText('dit is geen foto die wij kunnen lezen');
  await refused.getByRole('button', { name: /^Weghalen/ }).click();

  const photos = [];
  for (let at = 0; at < 21; at += 1) photos.push(await makePhoto(page, `foto-${at}.png`, [60 + at, 40]));
  await choosePhotos(page, photos);
  await expect(main(page).getByRole('alert')).toContainText(
    'De eerste 20 staan erbij; één foto is niet toegevoegd.',
  );
  await expect(page.getByText('20 van 20 foto’s klaar')).toBeVisible();
  await expect(page.getByText('foto-20.png')).toHaveCount(0);
  await page.close();
});

test('a failure keeps text and photo, also over a reload, and a retry is one question', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, 'demo', buyerOf('demo'));
  await page.goto(`${TASKS}/nieuw`);
  const title = `Eén keer gevraagd ${Date.now()}`;
  await fillQuestion(page, title);
  await page.route('**/v1/tasks/upload_photo', (route) => route.abort(), { times: 1 });
  await choosePhotos(page, [await makePhoto(page, 'doos.png', [300, 200])]);
  await expect(page.getByText('het versturen is niet gelukt.')).toBeVisible();
  await page.getByRole('button', { name: 'Vraag versturen' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Eén foto is nog niet verstuurd.');
  await page.getByRole('button', { name: /^Opnieuw versturen/ }).click();
  await expect(page.getByText('1 van 1 foto klaar')).toBeVisible();

  // The shop has it, but its answer is lost.
  await page.route(
    '**/v1/tasks/create_service',
    async (route) => {
      // Node knows no names below `localhost`.
      const { host, hostname, href } = new URL(route.request().url());
      const headers = { ...route.request().headers(), host };
      await route.fetch({ url: href.replace(hostname, 'localhost'), headers });
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Vraag versturen' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Wat u schreef, staat er nog.');
  await page.reload();
  await expect(page.getByLabel('Onderwerp')).toHaveValue(title);
  await expect(page.getByText('1 van 1 foto klaar')).toBeVisible();
  await page.getByRole('button', { name: 'Vraag versturen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(thread(page).getByRole('img')).toHaveCount(1);
  const found = await callApi<{ data: { num_found: number } }>(page, '/v1/tasks/get_tasks', {
    search: title,
  });
  expect(found.data.num_found).toBe(1);
  await page.close();
});

test('a task is read when it opens, and one that is marked unread is first and counted in the menu', async ({
  browser,
  baseURL,
}) => {
  const site = 'huispapier';
  const page = await openAs(browser, baseURL, site, buyerOf(site));
  await page.goto(TASKS);
  const row = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('form') })
    .first();
  const menu = page.getByRole('navigation', { name: 'Accountmenu' });
  await row.getByRole('link').first().click();
  await expect(thread(page).first()).toBeVisible();
  await expect(menu.getByRole('link', { name: /ongelezen/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Markeer als ongelezen' }).click();
  await expect(page).toHaveURL(new RegExp(`${TASKS}$`));
  await expect(menu.getByRole('link', { name: /1 ongelezen/ })).toBeVisible();
  await main(page).getByRole('link', { name: 'Ongelezen', exact: true }).click();
  await expect(main(page)).toContainText('1 vraag, 1 ongelezen');
  await main(page)
    .getByRole('button', { name: /^Markeer als gelezen/ })
    .click();
  await expect(main(page)).toContainText('Alles is gelezen');
  await page.close();
});

test('a question from the page of a product is about that product', async ({ browser, baseURL }) => {
  const page = await openAs(browser, baseURL, 'horecahuis', buyerOf('horecahuis'));
  await page.goto('/nl/zoeken/toiletpapier');
  const product = main(page).getByRole('article').first().getByRole('link').first();
  await product.click();
  await page.waitForURL('**/nl/p/**');
  const name = await page.locator('h1:visible').innerText();
  await page.getByRole('link', { name: 'Vraag over dit product' }).click();
  await expect(main(page).getByText(name).first()).toBeVisible();
  await page.getByLabel('Uw vraag of melding').fill('Is dit ook zonder dop te krijgen?');
  await page.getByRole('button', { name: 'Vraag versturen' }).click();
  await expect(thread(page)).toContainText('Is dit ook zonder dop te krijgen?');
  await expect(main(page).getByRole('link', { name }).first()).toHaveAttribute('href', /^\/nl\/p\//);
  await page.close();
});

test('another company’s task and photo are absent', async ({ browser, baseURL }) => {
  const buyer = await openAs(browser, baseURL, 'demo', buyerOf('demo'));
  const photo = await makePhoto(buyer, 'x.png', [50, 50]);
  const { data: stored } = await callApi<{ data: { photo_id: number } }>(buyer, '/v1/tasks/upload_photo', {
    base64: photo.buffer.toString('base64'),
  });
  const { data } = await callApi<Asked>(buyer, '/v1/tasks/create_service', {
    title: 'Alleen voor ons',
    desc: 'Geheim 4711',
    photos: [stored.photo_id],
  });
  const paths = [`${TASKS}/${data.task_id}`, `${TASKS}/foto/${stored.photo_id}`];
  for (const path of paths) expect((await read(buyer, path)).status).toBe(200);
  for (const [site, user] of [
    ['demo', counterOf('demo')],
    ['horecahuis', buyerOf('horecahuis')],
  ] as const) {
    const stranger = await openAs(browser, baseURL, site, user);
    for (const path of paths) {
      const answer = await read(stranger, path);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('Geheim 4711');
    }
    await stranger.close();
  }
  expect((await read(buyer, `${TASKS}/99999999`)).status).toBe(404);
  await buyer.close();
});

test('a shortage is reported on a phone from the list of delivery notes', async ({ browser, baseURL }) => {
  const site = 'horecahuis';
  const page = await openAs(browser, baseURL, site, buyerOf(site));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl/mijn-account/pakbonnen');
  await page
    .getByRole('link', { name: /^Manco of schade melden/ })
    .last()
    .click();
  const send = page.getByRole('button', { name: 'Melding versturen' });
  await hydrated(send);
  await send.click();
  await expect(main(page).getByRole('alert')).toContainText('Vink ten minste één artikel aan.');
  const line = page.getByRole('group', { name: 'Geleverde artikelen' }).getByRole('listitem').first();
  await line.getByRole('checkbox').check();
  await line.getByLabel('Wat is er mis?').selectOption('Beschadigd');
  await line.getByLabel('Aantal').fill('99999');
  await page.getByRole('button', { name: 'Melding versturen' }).click();
  await expect(line).toContainText(/Vul (1 in|een aantal in van 1 tot en met \d+)\./);
  await line.getByLabel('Aantal').fill('1');
  await page.getByLabel(/^Opmerking/).fill('De doos was nat.');
  await page.reload();
  await expect(line.getByLabel('Wat is er mis?')).toHaveValue('damaged');
  await choosePhotos(page, [await makePhoto(page, 'nat.png', [400, 300])]);
  await page.getByRole('button', { name: 'Melding versturen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Manco of schade bij pakbon');
  await expect(main(page)).toContainText(/1 × .*, beschadigd/);
  await expect(thread(page)).toContainText('De doos was nat.');
  await main(page).getByRole('link', { name: /^\d+$/ }).first().click();
  await expect(
    main(page)
      .getByRole('link', { name: /^Manco of schade bij pakbon/ })
      .first(),
  ).toBeVisible();
  await page.close();
});

test('a customer’s contact form leads to the task that it became', async ({ browser, baseURL }) => {
  const page = await openAs(browser, baseURL, 'demo', buyerOf('demo'));
  await page.goto('/nl/vragen-over-levering/');
  await expect(page.getByLabel('E-mailadres').first()).toHaveValue(buyerOf('demo'));
  await page.getByLabel('Uw vraag of melding').fill('Waar blijft de pallet?');
  await page.getByRole('button', { name: 'Vraag versturen' }).click();
  await page.getByRole('link', { name: 'Naar uw bericht' }).click();
  await expect(thread(page)).toContainText('Waar blijft de pallet?');
  await page.close();
});

test('questions, answers and marks work without JavaScript', async ({ browser, baseURL }) => {
  const site = 'horecahuis';
  const first = await openAs(browser, baseURL, site, colleagueOf(site));
  const storageState = await first.context().storageState();
  await first.close();
  const page = await browser.newPage({
    baseURL: siteUrl(baseURL, site),
    storageState,
    javaScriptEnabled: false,
  });
  await page.goto(`${TASKS}/nieuw`);
  const title = `Zonder script ${Date.now()}`;
  await fillQuestion(page, title);
  await page.getByRole('button', { name: 'Vraag versturen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByLabel('Uw bericht').fill('Nog iets.');
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(thread(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Dit is opgelost' }).click();
  await expect(page.getByRole('button', { name: 'Toch niet opgelost' })).toBeVisible();
  await page.getByRole('button', { name: 'Markeer als ongelezen' }).click();
  await expect(main(page).getByRole('listitem').filter({ hasText: title })).toContainText(
    'Markeer als gelezen',
  );

  await page.goto('/nl/mijn-account/pakbonnen');
  await page
    .getByRole('link', { name: /^Manco of schade melden/ })
    .first()
    .click();
  const line = page.getByRole('group', { name: 'Geleverde artikelen' }).getByRole('listitem').first();
  await line.getByRole('checkbox').check();
  await line.getByLabel('Aantal').fill('1');
  await page.getByRole('button', { name: 'Melding versturen' }).click();
  await expect(main(page)).toContainText(/1 × .*, ontbreekt/);
  await page.close();
});
