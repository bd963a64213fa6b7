import { createTransport } from 'nodemailer';
import type { Transport } from './message.ts';
import { toNodemailer } from './nodemailer-message.ts';

const WAIT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** For one mail from the connection to the server's answer; well below the time that a mail is leased for. */
const MAX_SEND_MS = 60_000;

/**
 * Sends over the server of `SMTP_URL`; a server that hangs counts as one that refuses. Its connection is cut after
 * `maxSendMs`, so a mail that counts as failed can't be sent later.
 */
export function smtpTransport(url: string, maxSendMs = MAX_SEND_MS): Transport {
  const { hostname, port, username, password, protocol } = new URL(url);
  const secure = protocol === 'smtps:';
  const carrier = createTransport({
    ...WAIT,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password is sent over an encrypted connection only.
    requireTLS: username !== '' && !secure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  });
  const closing = new AbortController();
  return {
    async send(message, messageId) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(maxSendMs)]);
      await carrier.sendMail({ ...toNodemailer(message, messageId), signal });
    },
    close() {
      closing.abort();
      carrier.close();
    },
  };
}
