import { repeat } from '../lib/repeat.ts';
import { type Mailer, sendDue } from './send-due.ts';

const POLL_INTERVAL_MS = 5_000;
/**
 * How long the mail that is being sent may take once the process ends. A later one is sent again when its claim has
 * expired.
 */
const LAST_MAIL_MS = 3_000;

/**
 * Looks every five seconds for mails that are due, one round at a time.
 * @returns a function that starts no further mail and waits for the running one, at most `lastMailMs`
 */
export function scheduleMail(
  mailer: Omit<Mailer, 'ending'>,
  { pollMs = POLL_INTERVAL_MS, lastMailMs = LAST_MAIL_MS } = {},
): () => Promise<void> {
  const stop = repeat(pollMs, (ending) => sendDue({ ...mailer, ending }), {
    log: mailer.log,
    failure: 'sending mail failed',
  });
  return async () => {
    const deadline = Promise.withResolvers<void>();
    const late = setTimeout(deadline.resolve, lastMailMs);
    await Promise.race([stop(), deadline.promise]);
    clearTimeout(late);
    mailer.transport.close();
  };
}
