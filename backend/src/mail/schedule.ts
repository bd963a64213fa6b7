import { type PostOffice, sendDue } from './send-due.ts';

const EVERY_MS = 5_000;

/** Look every five seconds for mails that are due, one round at a time. @returns a function that ends it */
export function scheduleMail(office: PostOffice): () => Promise<void> {
  let round = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = sendDue(office)
      .then(
        () => {},
        (err) => office.log.error({ err }, 'sending mail failed'),
      )
      .finally(() => {
        busy = false;
      });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
    office.transport.close();
  };
}
