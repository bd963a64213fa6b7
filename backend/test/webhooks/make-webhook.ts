import type { WebhookTerms } from '@toonbank/contract';
import { outboxEvents, type Site, webhookDeliveries, webhookEndpoints } from '../../src/db/schema/index.ts';
import { makeSecret } from '../../src/modules/webhooks/secrets.ts';
import { mailSecret } from '../mail/make-mailer.ts';
import type { TestApp } from '../support/index.ts';

export const webhookTerms: WebhookTerms = {
  ...{ url: 'https://ontvanger.example/haak', name: 'Boekhouding', events: ['order.placed'] },
};

/** An endpoint with a delivery that waits. */
export async function makeWebhook(
  test: TestApp,
  { id: siteId }: Pick<Site, 'id'>,
): Promise<{ webhook: number; webhookDelivery: number }> {
  return test.database.inSite(siteId, async (tx) => {
    const { sealed } = makeSecret(mailSecret, siteId);
    const [endpoint] = await tx
      .insert(webhookEndpoints)
      .values({ siteId, ...webhookTerms, secret: sealed })
      .returning();
    const [event] = await tx
      .insert(outboxEvents)
      .values({ siteId, type: 'order.placed', data: { number: '1' }, spreadAt: new Date() })
      .returning();
    const [delivery] = await tx
      .insert(webhookDeliveries)
      .values({ siteId, endpointId: endpoint?.id ?? 0, eventId: event?.id ?? 0 })
      .returning();
    return { webhook: endpoint?.id ?? 0, webhookDelivery: delivery?.id ?? 0 };
  });
}
