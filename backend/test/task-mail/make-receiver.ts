import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Site } from '../../src/db/schema/index.ts';
import { type Reception, startReceiver } from '../../src/modules/task-mail/inbound/receiver.ts';
import { taskAddress } from '../../src/modules/task-mail/task-address.ts';
import { inboundDomain, mailSecret } from '../mail/make-mailer.ts';
import type { TestApp } from '../support/index.ts';

export const addressOf = (site: Site, taskId: number, userId: number): string =>
  taskAddress(mailSecret, inboundDomain, { siteId: site.id, taskId, userId });

/** What the receiver logged. */
export type Logged = Record<string, unknown>;

export async function makeReceiver(
  test: TestApp,
  limits: Reception['limits'] = {},
  tls?: Reception['inbound']['tls'],
) {
  const logged: Logged[] = [];
  const log = (fields: Logged) => void logged.push(fields);
  const receiver = await startReceiver({
    database: test.database,
    secret: mailSecret,
    inbound: { port: 0, host: '127.0.0.1', domain: inboundDomain, tls },
    ownAddresses: ['afzender@toonbank.test'],
    log: { info: log, warn: log, error: log } as unknown as Reception['log'],
    limits,
  });
  return { ...receiver, logged };
}

/** Sends by a real conversation. @returns the code of the server's answer */
export async function sendTo(port: number, mail: SendMailOptions): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail(mail);
    return Number(response.slice(0, 3));
  } catch (error) {
    const { responseCode } = error as { responseCode?: number };
    if (responseCode === undefined) throw error;
    return responseCode;
  } finally {
    transport.close();
  }
}

/** A conversation by hand. */
export async function speak(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  /** The last line of the next answer; undefined when the connection ended. */
  const hear = async (): Promise<string | undefined> => {
    for (;;) {
      const { value, done } = await answers.next();
      if (done) return undefined;
      if (/^\d{3} /.test(value)) return value;
    }
  };
  const say = (line: string) => {
    socket.write(`${line}\r\n`);
    return hear();
  };
  await hear();
  return { socket, hear, say, closed, write: (text: string) => socket.write(text) };
}
