import { createTransport } from 'nodemailer';
import type { Transport } from './letter.ts';
import { messageOf } from './message.ts';

const WAIT = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Over the server of `SMTP_URL`; a server that hangs counts as one that refuses. */
export function smtpTransport(url: string): Transport {
  const { hostname, port, username, password, protocol } = new URL(url);
  const secure = protocol === 'smtps:';
  const carrier = createTransport({
    ...WAIT,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password goes over an encrypted line only.
    requireTLS: username !== '' && !secure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  });
  return {
    async send(letter, messageId) {
      await carrier.sendMail(messageOf(letter, messageId));
    },
    close: () => carrier.close(),
  };
}
