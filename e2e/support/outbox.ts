import { expect, type Page } from '@playwright/test';

const apiUrl = `http://localhost:${process.env.E2E_API_PORT ?? 4110}`;

/** The newest mail to an address with this subject, once it has this text; mails go out within seconds. */
export async function mailTo(page: Page, address: string, subject: string, has = ''): Promise<string> {
  let text = '';
  await expect(async () => {
    const list = await (await page.request.get(`${apiUrl}/outbox`)).text();
    const row = list.split('<tr>').find((one) => one.includes(address) && one.includes(subject));
    const file = /href="(\/outbox\/[^"]+\.html)"/.exec(row ?? '')?.[1];
    expect(file).toBeTruthy();
    text = await (await page.request.get(apiUrl + file)).text();
    expect(text.includes(has)).toBe(true);
  }).toPass({ timeout: 20_000 });
  return text;
}
