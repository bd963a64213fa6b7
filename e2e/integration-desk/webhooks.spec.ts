import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type Received, startReceiver } from '../../backend/test/webhooks/receiver.ts';
import { logInAsAdmin } from '../support/admin.ts';
import { expectNoFindings, findings } from '../support/axe.ts';
import { siteUrl } from '../support/shop.ts';

const SITE = 'erfenstal';

/** The signature of a message, as Standard Webhooks computes it. */
function signatureOf({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('a manager makes a webhook, sees its secret once and its deliveries, sends one again, and pauses it', async ({
  page,
  baseURL,
}) => {
  const receiver = await startReceiver();
  const name = `Boekhouding ${Date.now()}`;
  const address = siteUrl(baseURL, SITE, '/beheer/koppelingen/webhooks');
  try {
    await logInAsAdmin(page, SITE, baseURL);
    await page.goto(address);
    await page.getByRole('button', { name: 'Nieuwe webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naam').fill(name);
    await dialog.getByLabel('Adres').fill(receiver.url);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    const secret = await dialog.getByLabel('Geheim').inputValue();
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ik heb het bewaard' }).click();

    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await card.getByRole('button', { name: 'Test sturen' }).click();
    const delivery = page.getByRole('row').filter({ hasText: name });
    await expect(delivery.getByText('Aangekomen')).toBeVisible();
    expect(receiver.received).toHaveLength(1);
    const [first] = receiver.received;
    expect(first?.headers['webhook-signature']).toBe(first && signatureOf(first, secret));

    await delivery.getByRole('button', { name: 'Test bekijken' }).click();
    await expect(dialog.getByText('status 200')).toBeVisible();
    await dialog.getByRole('button', { name: 'Opnieuw sturen' }).click();
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.received[1]?.headers['webhook-id']).toBe(first?.headers['webhook-id']);

    await card.getByRole('button', { name: 'Pauzeren' }).click();
    await expect(card.getByText('Gepauzeerd')).toBeVisible();
    await expectNoFindings(page, [address]);
    await expect(card.getByText('Gepauzeerd')).toBeVisible();
    expect(await page.content()).not.toContain(secret);

    // A repeated run finds room: a site has ten at most.
    await card.getByRole('button', { name: 'Verwijderen' }).click();
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(card).toHaveCount(0);
  } finally {
    await receiver.close();
  }
});
