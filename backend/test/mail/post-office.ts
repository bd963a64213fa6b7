import type { Letter, Transport } from '../../src/mail/letter.ts';
import type { PostOffice } from '../../src/mail/send-due.ts';
import { mailWriters } from '../../src/mail/writers.ts';
import type { TestApp } from '../support/index.ts';

/** A transport that keeps what it gets, and refuses while it is `down`. */
export function memoryTransport() {
  const letters: Letter[] = [];
  const ids: string[] = [];
  const transport: Transport & { down: boolean; letters: Letter[]; ids: string[] } = {
    down: false,
    letters,
    ids,
    async send(letter, messageId) {
      if (transport.down) throw new Error('connect ECONNREFUSED');
      letters.push(letter);
      ids.push(messageId);
    },
    close() {},
  };
  return transport;
}

/** Any; an app that reads what these mails sign has to have the same. */
export const mailSecret = 'ondertekent de links in e-mails van tests';

export function postOffice(test: TestApp, transport: Transport = memoryTransport()): PostOffice {
  const addresses = { shopUrl: 'http://{site}.localhost:3210', local: true };
  return {
    database: test.database,
    transport,
    writers: mailWriters({ from: undefined, addresses, secret: mailSecret }),
    log: { error() {}, warn() {} },
  };
}
