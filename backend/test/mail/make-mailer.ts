import type { Message, Transport } from '../../src/mail/message.ts';
import type { Mailer } from '../../src/mail/send-due.ts';
import { mailTemplates } from '../../src/modules/mail-templates.ts';
import type { TestApp } from '../support/index.ts';

/** A transport that keeps what it gets, and refuses while it is `down`. */
export function memoryTransport() {
  const messages: Message[] = [];
  const ids: string[] = [];
  const transport: Transport & { down: boolean; messages: Message[]; ids: string[] } = {
    down: false,
    messages,
    ids,
    async send(message, messageId) {
      if (transport.down) throw new Error('connect ECONNREFUSED');
      messages.push(message);
      ids.push(messageId);
    },
    close() {},
  };
  return transport;
}

/** Any; an app that reads what these mails sign has to have the same. */
export const mailSecret = 'ondertekent de links in e-mails van tests';

/** The domain to which the mails of tasks are answered. */
export const inboundDomain = 'antwoord.test';

export function makeMailer(test: TestApp, transport: Transport = memoryTransport()): Mailer {
  const addresses = { shopUrl: 'http://{site}.localhost:3210', allowsLocalReturn: true };
  return {
    database: test.database,
    transport,
    templates: mailTemplates({ from: undefined, addresses, secret: mailSecret, inboundDomain }),
    log: { error() {}, warn() {} },
  };
}
