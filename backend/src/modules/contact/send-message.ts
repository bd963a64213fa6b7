import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import { type ContactMessage, contactMessages } from '../../db/schema/index.ts';
import { found } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { hashSecret } from '../../http/viewer.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { openForm } from '../account/form.ts';
import { readEmail, readPhone } from '../account/reach.ts';
import { readText } from '../account/read-text.ts';
import { limitCalls } from '../auth/limit.ts';

type Request = z.output<typeof endpoints.service.sendContactForm.request>;

/** A visitor's address gets one receipt an hour, however often it is entered. */
const HOUR_MS = 3_600_000;

function readMessage(request: Request) {
  const form = openForm();
  const newsletter = request.topic === 'newsletter';
  const content = readText(request.content);
  if (content === '' && !newsletter) form.note('content', 'required');
  const message = {
    topic: request.topic,
    department: request.to,
    subject: form.line('subject', request.subject, '', { max: 150 }),
    name: form.line('name', request.name, '', { max: 100, required: !newsletter }),
    email: form.line('email', request.email, '', {
      max: 200,
      required: true,
      read: readEmail,
      fault: 'invalid_email',
    }),
    phone: form.line('phone', request.phone, '', { max: 30, read: readPhone, fault: 'invalid_phone' }),
    company: form.line('company', request.company, '', { max: 100 }),
    orderNumber: form.line('orderNumber', request.orderNumber, '', { max: 30 }),
    content,
  };
  form.finish();
  return message;
}

const receiptKey = ({ id, userId, email }: ContactMessage): string =>
  userId === null
    ? `contact-copy:${hashSecret(email.toLowerCase())}:${Math.floor(Date.now() / HOUR_MS)}`
    : `contact-copy:${id}`;

/**
 * Sends a message to the shop, and a receipt to the sender.
 * @throws DomainError invalid_request with a fault per field; too_many_requests
 */
export async function sendMessage(call: Call, request: Request) {
  const { site, customer } = call.viewer;
  const values = readMessage(request);
  await limitCalls(call, 'contact');
  if (request.website !== '') return {};
  await call.database.inSite(site.id, async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({ siteId: site.id, userId: customer?.userId ?? null, ...values })
      .returning();
    const message = found(row);
    const own = { siteId: site.id, messageId: message.id };
    const shop = { recipient: site.branch.email, recipientName: site.branch.name };
    await queueMail(tx, { ...own, ...shop, kind: 'contact-message', key: `contact-message:${message.id}` });
    await queueMail(tx, { ...own, kind: 'contact-copy', key: receiptKey(message), recipient: message.email });
  });
  return {};
}
