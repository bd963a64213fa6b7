import { expect, type Page } from '@playwright/test';

const apiUrl = `http://localhost:${process.env.E2E_API_PORT ?? 4110}`;

/** The newest mail to an address with this subject, once it has this text; mails go out within seconds. */
async function findMail(page: Page, address: string, subject: string, has: string) {
  let found = { file: '', html: '' };
  await expect(async () => {
    const list = await (await page.request.get(`${apiUrl}/outbox`)).text();
    const row = list.split('<tr>').find((one) => one.includes(address) && one.includes(subject));
    const file = /href="(\/outbox\/[^"]+\.html)"/.exec(row ?? '')?.[1];
    expect(file).toBeTruthy();
    const html = await (await page.request.get(apiUrl + file)).text();
    expect(html.includes(has)).toBe(true);
    found = { file: file ?? '', html };
  }).toPass({ timeout: 20_000 });
  return found;
}

/** The HTML of that mail. */
export const mailTo = async (page: Page, address: string, subject: string, has = ''): Promise<string> =>
  (await findMail(page, address, subject, has)).html;

/** A header of that mail, unfolded. */
export async function mailHeader(
  page: Page,
  [address, subject, has = '']: readonly [string, string, string?],
  name: string,
): Promise<string> {
  const { file } = await findMail(page, address, subject, has);
  const eml = await (await page.request.get(apiUrl + file.replace(/\.html$/, '.eml'))).text();
  const [head = ''] = eml.replace(/\r\n[ \t]+/g, ' ').split('\r\n\r\n');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
}
