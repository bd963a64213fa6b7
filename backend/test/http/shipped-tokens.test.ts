import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { describeRefusedSites, siteStates } from '../../src/http/site-directory.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await makeSite(test, { id: 'zeep' });
  await makeSite(test, { id: 'papier' });
  await makeSite(test, { id: 'doek', token: 'a-token-of-its-own' });
});
afterAll(() => test.close());

/** The status of a call with each token, on a server where `SITE_TOKEN_PAPIER` is set. */
async function statuses(refusesShippedTokens: boolean, tokens: readonly string[]) {
  const siteTokens = new Map([['papier', 'secret-of-papier']]);
  const common = { database: test.database, logLevel: 'silent', trustedProxy: [], siteTokens };
  const app = await buildApp({ ...common, refusesShippedTokens });
  const { path: url, methods } = endpoints.settings.get;
  const answers = [];
  for (const token of tokens)
    answers.push(
      (await app.inject({ method: methods[0], url, headers: { 'x-site-token': token } })).statusCode,
    );
  await app.close();
  return answers;
}
const tokens = ['st_zeep', 'st_papier', 'secret-of-papier', 'a-token-of-its-own'];

describe('a token that is in the source code', () => {
  it('opens a demo site', async () => {
    expect(await statuses(false, tokens)).toEqual([200, 401, 200, 200]);
  });

  it('opens nothing outside a demo, and the sites that need one of their own are named', async () => {
    expect(await statuses(true, tokens)).toEqual([401, 401, 200, 200]);
    const states = async (overrides: Map<string, string>) => {
      const { served, refused } = await siteStates(test.database, overrides, true);
      return [served.map(({ id }) => id), describeRefusedSites(refused)];
    };
    const overrides = new Map([['papier', 'secret-of-papier']]);
    expect(await states(overrides)).toEqual([
      ['doek', 'papier'],
      expect.stringMatching(/: zeep; set SITE_TOKEN_ZEEP\.$/),
    ]);
    expect(await states(new Map([['papier', 'st_papier']]))).toEqual([
      ['doek'],
      expect.stringMatching(/: papier, zeep; set SITE_TOKEN_PAPIER, SITE_TOKEN_ZEEP\.$/),
    ]);
    overrides.set('zeep', 'secret-of-zeep');
    expect(await states(overrides)).toEqual([['doek', 'papier', 'zeep'], undefined]);
  });
});
