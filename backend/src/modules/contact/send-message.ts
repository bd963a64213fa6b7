import { type endpoints, messageForm } from '@toonbank/contract';
import type { z } from 'zod';
import { type ContactMessage, contactMessages } from '../../db/schema/index.ts';
import { orNotFound } from '../../http/errors.ts';
import { readForm } from '../../http/form-faults.ts';
import type { Call } from '../../http/implement.ts';
import { hashSecret } from '../../http/viewer.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { limitCalls } from '../throttle/throttle.ts';
import { askAsCustomer } from './ask-as-customer.ts';

type Request = z.output<typeof endpoints.service.sendContactForm.request>;

/** An address gets one receipt an hour, however often it is entered. */
const HOUR_MS = 3_600_000;

const receiptKey = ({ email }: ContactMessage): string =>
  `contact-copy:${hashSecret(email.toLowerCase())}:${Math.floor(Date.now() / HOUR_MS)}`;

/**
 * Sends a visitor's message to the shop, and a receipt to the sender. A customer's message becomes a task.
 * @throws DomainError invalid_request with a fault per field; too_many_requests
 */
export async function sendMessage(call: Call, request: Request) {
  const { site, customer } = call.viewer;
  const { topic, to: department } = request;
  const message = readForm(messageForm, request);
  await limitCalls(call, 'contact');
  // Before the honeypot: a browser that fills in addresses by itself fills it in too, and a customer is no robot.
  if (customer) return { task_id: await askAsCustomer(call, customer, message, topic) };
  if (request.website !== '') return {};
  await call.database.inSite(site.id, async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({ siteId: site.id, userId: null, topic, department, ...message })
      .returning();
    const stored = orNotFound(row);
    const ids = { siteId: site.id, messageId: stored.id };
    const shop = { recipient: site.branch.email, recipientName: site.branch.name };
    await queueMail(tx, { ...ids, ...shop, kind: 'contact-message', key: `contact-message:${stored.id}` });
    await queueMail(tx, { ...ids, kind: 'contact-copy', key: receiptKey(stored), recipient: stored.email });
  });
  return {};
}
