import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/lib/ports.ts';
import { connectPostgres } from '../../../src/db/connect.ts';
import { type Site, taskMessages } from '../../../src/db/schema/index.ts';
import { inboundDomain, mailSecret } from '../../mail/make-mailer.ts';
import { makeSite, migratedDatabase, type TestApp, testApp } from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';
import { addressOf, sendTo } from '../../task-mail/make-receiver.ts';
import { makeAsker } from '../../tasks/make-task.ts';
import { mortalBackend } from '../mortal-backend.ts';
import { atOnce } from '../postgres-app.ts';

/** Fewer than a task may get in an hour. */
const MAILS_PER_TASK = 10;
const TASKS = 3;
const AT_ONCE = 6;
/** The backend dies at every such acknowledgement. */
const MAILS_PER_LIFE = 9;

let test: TestApp;
let site: Site;
let database: ServerDatabase;
let backend: Awaited<ReturnType<typeof mortalBackend>>;
let port: number;

beforeAll(async () => {
  database = await migratedDatabase();
  test = await testApp(async () => connectPostgres(database.url, 10));
  site = await makeSite(test);
  port = await freePort();
  backend = await mortalBackend(database.url, {
    PAYMENT_SECRET: mailSecret,
    INBOUND_MAIL_PORT: String(port),
    INBOUND_MAIL_HOST: '127.0.0.1',
    INBOUND_MAIL_DOMAIN: inboundDomain,
  });
});
afterAll(async () => {
  await backend?.end();
  await test?.close();
  await database?.drop();
});

it('keeps every mail that it took over, once, when it is killed at the moment of its answer', async () => {
  const asker = await makeAsker(test, site);
  const taskIds: number[] = [];
  for (let made = 0; made < TASKS; made += 1) taskIds.push((await asker.ask()).task_id);

  let taken = 0;
  let dying: Promise<void> | undefined;
  /** As a mail server does: it sends a mail until the answer is 250. */
  async function deliver(text: string, taskId: number): Promise<void> {
    const to = addressOf(site, taskId, asker.customer.userId);
    const mail = { from: asker.customer.username, to, text, messageId: `<${text}@klant.test>` };
    for (;;) {
      await backend.ready();
      const code = await sendTo(port, mail).catch(() => undefined);
      if (code === 250) break;
      expect(code ?? 451, text).toBeLessThan(500);
    }
    taken += 1;
    if (taken % MAILS_PER_LIFE === 0 && !dying)
      dying = backend.kill().finally(() => {
        dying = undefined;
      });
  }

  const mails = taskIds.flatMap((taskId) =>
    Array.from({ length: MAILS_PER_TASK }, (_, turn) => ({ taskId, text: `bericht-${taskId}-${turn}` })),
  );
  const waiting = [...mails];
  await atOnce(AT_ONCE, async () => {
    for (let mail = waiting.shift(); mail; mail = waiting.shift()) await deliver(mail.text, mail.taskId);
  });
  await dying;

  const stored = await test.database.inSite(site.id, (tx) =>
    tx
      .select({ taskId: taskMessages.taskId, text: taskMessages.text })
      .from(taskMessages)
      .where(eq(taskMessages.via, 'mail'))
      .orderBy(asc(taskMessages.id)),
  );
  const byText = (a: { text: string }, b: { text: string }) => a.text.localeCompare(b.text);
  expect(stored.toSorted(byText)).toEqual(mails.toSorted(byText));
  expect(backend.deaths()).toBeGreaterThan(2);
}, 300_000);
