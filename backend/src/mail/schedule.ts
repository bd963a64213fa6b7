import { type Mailer, sendDue } from './send-due.ts';

const POLL_INTERVAL_MS = 5_000;
/**
 * How long the mail that is being sent may take once the process ends; after that its lease ends and it is sent
 * again.
 */
const LAST_MAIL_MS = 3_000;

/**
 * Looks every five seconds for mails that are due, one round at a time.
 * @returns a function that begins no further mail and waits for the running one, at most `lastMailMs`
 */
export function scheduleMail(
  mailer: Omit<Mailer, 'ending'>,
  { pollMs = POLL_INTERVAL_MS, lastMailMs = LAST_MAIL_MS } = {},
): () => Promise<void> {
  const ending = new AbortController();
  let round = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = sendDue({ ...mailer, ending: ending.signal })
      .then(
        () => {},
        (err) => mailer.log.error({ err }, 'sending mail failed'),
      )
      .finally(() => {
        busy = false;
      });
  }, pollMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    const deadline = Promise.withResolvers<void>();
    const late = setTimeout(deadline.resolve, lastMailMs);
    await Promise.race([round, deadline.promise]);
    clearTimeout(late);
    mailer.transport.close();
  };
}
