import { endpoints } from '@toonbank/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../src/app.ts';
import { connectPostgres } from '../../../src/db/connect.ts';
import { type Site, sessions } from '../../../src/db/schema/index.ts';
import { hashSecret } from '../../../src/http/viewer.ts';
import {
  makeAdmin,
  makeSession,
  makeSite,
  migratedDatabase,
  type TestApp,
  testApp,
  testPassword,
  tokenOf,
} from '../../support/index.ts';
import type { ServerDatabase } from '../../support/test-server.ts';

const { admin, admins } = endpoints;
const LOGINS = 8;
const ROUNDS = 10;

let where: ServerDatabase;
let test: TestApp;
/** Another backend on the same database: it keeps the sites for some seconds. */
let second: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  where = await migratedDatabase();
  test = await testApp(async () => connectPostgres(where.url, 10));
});
afterAll(async () => {
  await second?.close();
  await test?.close();
  await where?.drop();
});

async function strictSite(): Promise<{ site: Site; manager: string; usernames: string[] }> {
  const site = await makeSite(test);
  const manager = await makeSession(test, site, { adminId: await makeAdmin(test, site) });
  const usernames = Array.from({ length: LOGINS }, (_, at) => `samen${at}@${site.id}.test`);
  for (const username of usernames) await makeAdmin(test, site, { username });
  return { site, manager, usernames };
}

/** The sessions of the site that may do everything. */
const complete = (site: Site) =>
  test.database.inSite(site.id, (tx) =>
    tx
      .select({ sidHash: sessions.sidHash })
      .from(sessions)
      .where(and(eq(sessions.kind, 'admin'), isNull(sessions.pending))),
  );

it('holds on every backend from the answer that sets it, for logins at the same moment too', async () => {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await strictSite());
  const database = connectPostgres(where.url, 10);
  second = await buildApp({
    ...{ database, logLevel: 'silent', trustedProxy: ['127.0.0.1'], siteTokens: new Map() },
    queue: { maxWaitMs: 30_000, waitTimeoutMs: 30_000 },
  });
  const logIn = async (site: Site, username: string) => {
    const answer = await second.inject({
      method: 'POST',
      url: `/admin${admin.login.path}`,
      headers: { 'x-site-token': tokenOf(site.id) },
      payload: { clientCode: site.adminCode, username, password: testPassword },
    });
    return answer.json().data;
  };
  for (const [round, { site, manager, usernames }] of rounds.entries()) {
    // The second backend has read the site before the demand.
    expect((await logIn(site, usernames[0] ?? '')).second_factor).toBe('off');
    let atAnswer: string[] = [];
    const demand = async () => {
      for (let turn = 0; turn < round * 15; turn += 1) await new Promise(setImmediate);
      await test.data(admins.demandSecondFactor, { demanded: true }, { site, sid: manager });
      atAnswer = (await complete(site)).map(({ sidHash }) => sidHash);
    };
    await Promise.all([demand(), ...usernames.map((username) => logIn(site, username))]);
    // None was added after the answer.
    expect((await complete(site)).map(({ sidHash }) => sidHash).sort()).toEqual(atAnswer.sort());
    const late = await logIn(site, usernames[1] ?? '');
    expect(late).toMatchObject({ second_factor: 'setup', second_factor_demanded: true });
    expect(atAnswer).not.toContain(hashSecret(late.sid));
  }
});
