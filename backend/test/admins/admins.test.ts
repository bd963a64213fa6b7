import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { codeOf, makeEditor } from '../editing/make-editors.ts';
import { makeSite, type TestApp, testApp } from '../support/index.ts';

const { admin, admins, editing } = endpoints;
const PASSWORD = 'een lange zin om te onthouden';

let test: TestApp;
let site: Site;
let anja: Awaited<ReturnType<typeof makeEditor>>;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** A site of its own with the manager Anja. */
async function begin() {
  site = await makeSite(test);
  anja = await makeEditor(test, site, 'manager', 'Anja');
}

const listed = async (id: number) => {
  const { admins: all } = await test.data(admins.list, {}, anja);
  return all.find((one) => one.id === id);
};

let numbers = 0;
async function add(role: 'editor' | 'publisher' | 'manager' = 'editor') {
  numbers += 1;
  const email = `nieuw${numbers}@voorbeeld.test`;
  const added = await test.data(admins.add, { name: 'Bo', email, username: '', role }, anja);
  return { ...added, username: email, ...readLink(added.link) };
}
const readLink = (link: string) => ({
  code: new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? '',
});

const accept = (username: string, code: string, password = PASSWORD) =>
  test.call(admins.acceptInvitation, { username, code, password }, { site });

async function logIn(username: string, password = PASSWORD) {
  const input = { clientCode: site.adminCode, username, password };
  const { body } = await test.call(admin.login, input, { site });
  const { data } = body as { data?: { sid: string } };
  return data && { site, sid: data.sid };
}

describe('an added administrator', () => {
  beforeAll(begin);

  it('chooses a password with the link, once, and logs in with the role', async () => {
    const { id, mailed, link, username, code } = await add('publisher');
    expect([mailed, new URL(link).pathname]).toEqual([false, '/beheer/wachtwoord']);
    expect(await logIn(username)).toBeUndefined();
    expect(codeOf((await accept('iemand-anders', code)).body)).toBe('credentials_wrong');
    expect(codeOf((await accept(username, code, 'kort')).body)).toBe('invalid_request');
    expect(await accept(username, code)).toMatchObject({ body: { data: { client_code: site.adminCode } } });
    expect(codeOf((await accept(username, code)).body)).toBe('credentials_wrong');
    expect(await listed(id)).toMatchObject({ last_login: null, role: 'publisher', own: false });
    const caller = await logIn(username);
    expect((await listed(id))?.last_login).not.toBeNull();
    expect(codeOf((await test.call(admins.list, {}, caller)).body)).toBe('role_required');
  });

  it('gets another link, and the one before no longer works', async () => {
    const { id, username, code } = await add();
    const { link } = await test.data(admins.invite, { adminID: id }, anja);
    expect(codeOf((await accept(username, code)).body)).toBe('credentials_wrong');
    expect((await accept(username, readLink(link).code)).status).toBe(200);
  });

  it('can’t choose the password of a colleague with the own link', async () => {
    const [bo, other] = [await add(), await add('manager')];
    expect(codeOf((await accept(other.username, bo.code)).body)).toBe('credentials_wrong');
    expect(await logIn(other.username)).toBeUndefined();
    expect((await accept(bo.username, bo.code)).body).toMatchObject({ result: true });
  });

  it('has a name that no other one of the site has', async () => {
    const { username } = await add();
    const form = { name: 'Bo', email: 'a@b.test', username: username.toUpperCase(), role: 'editor' } as const;
    const second = await test.call(admins.add, form, anja);
    expect([second.status, codeOf(second.body)]).toEqual([409, 'username_taken']);
  });

  it('can’t use a link that has expired', async () => {
    const { id, username, code } = await add();
    await test.database.pool.query(
      "UPDATE admin_invitations SET expires_at = now() - interval '1 second' WHERE admin_id = $1",
      [id],
    );
    expect(codeOf((await accept(username, code)).body)).toBe('credentials_wrong');
  });
});

describe('an administrator who is switched off', () => {
  beforeAll(begin);

  it('is refused at the next call, and has no link any more', async () => {
    const { id, username, code } = await add();
    await accept(username, code);
    const caller = await logIn(username);
    expect((await test.call(editing.changes, {}, caller)).status).toBe(200);
    const { link } = await test.data(admins.invite, { adminID: id }, anja);
    await test.data(admins.setActive, { adminID: id, active: false }, anja);
    expect(codeOf((await test.call(editing.changes, {}, caller)).body)).toBe('session_invalid');
    expect(await logIn(username)).toBeUndefined();
    await test.data(admins.setActive, { adminID: id, active: true }, anja);
    expect(codeOf((await test.call(editing.changes, {}, caller)).body)).toBe('session_invalid');
    expect(codeOf((await accept(username, readLink(link).code)).body)).toBe('credentials_wrong');
    expect(await logIn(username)).toBeDefined();
  });
});

describe('an administrator whom the database switches off', () => {
  beforeAll(begin);

  it('has no session any more, although it is still stored', async () => {
    const bram = await makeEditor(test, site, 'manager', 'Bram');
    await test.database.pool.query('UPDATE admin_users SET active = false WHERE id = $1', [bram.adminId]);
    expect(codeOf((await test.call(admins.list, {}, bram)).body)).toBe('session_invalid');
  });
});

describe('a manager', () => {
  beforeAll(begin);

  it('gives others another role, which counts at the next call', async () => {
    const bram = await makeEditor(test, site, 'manager', 'Bram');
    await test.data(admins.changeRole, { adminID: bram.adminId, role: 'editor' }, anja);
    expect(codeOf((await test.call(admins.list, {}, bram)).body)).toBe('role_required');
  });

  it('does not take the own rights away', async () => {
    const own = { adminID: anja.adminId };
    const refused = [
      await test.call(admins.changeRole, { ...own, role: 'editor' }, anja),
      await test.call(admins.setActive, { ...own, active: false }, anja),
      await test.call(admins.resetSecondFactor, own, anja),
    ];
    expect(refused.map(({ body }) => codeOf(body))).toEqual(Array(3).fill('own_account'));
    expect((await listed(anja.adminId))?.own).toBe(true);
  });

  it('decides whether the site demands a second factor', async () => {
    await test.data(admins.demandSecondFactor, { demanded: true }, anja);
    expect(await test.data(admins.list, {}, anja)).toMatchObject({ second_factor_demanded: true });
    const other = await makeSite(test);
    const stranger = await makeEditor(test, other, 'manager');
    expect(await test.data(admins.list, {}, stranger)).toMatchObject({ second_factor_demanded: false });
    await test.data(admins.demandSecondFactor, { demanded: false }, anja);
    expect(await test.data(admins.list, {}, anja)).toMatchObject({ second_factor_demanded: false });
  });

  it('resets a lost second factor', async () => {
    const bram = await makeEditor(test, site, 'editor', 'Bram');
    await test.database.pool.query(
      `INSERT INTO admin_second_factors (site_id, admin_id, secret, last_step, confirmed_at) VALUES ($1, $2, 'x', 0, now())`,
      [site.id, bram.adminId],
    );
    expect(await listed(bram.adminId)).toMatchObject({ second_factor: true });
    await test.data(admins.resetSecondFactor, { adminID: bram.adminId }, anja);
    expect(await listed(bram.adminId)).toMatchObject({ second_factor: false });
  });

  it('finds every change in the log', async () => {
    await begin();
    const { id, username, code } = await add();
    await accept(username, code);
    const adminID = id;
    await test.data(admins.changeRole, { adminID, role: 'manager' }, anja);
    await test.data(admins.setActive, { adminID, active: false }, anja);
    await test.data(admins.setActive, { adminID, active: true }, anja);
    await test.data(admins.invite, { adminID }, anja);
    await test.data(admins.demandSecondFactor, { demanded: true }, anja);
    const rows = await test.data(editing.actions, {}, anja);
    expect(rows.map(({ action, name }) => `${name} ${action}`).reverse()).toEqual([
      'Anja add_admin',
      'Bo choose_password',
      ...['change_role', 'switch_off_admin', 'switch_on_admin', 'invite_admin', 'demand_second_factor'].map(
        (action) => `Anja ${action}`,
      ),
    ]);
    expect(JSON.stringify(rows)).not.toContain(code);
    const found = async (filter: { adminID?: number; kind?: string }) =>
      (await test.data(editing.actions, filter, anja)).map(({ action }) => action);
    expect(await found({ adminID: id })).toEqual(['choose_password']);
    expect(await found({ kind: 'setting' })).toEqual(['demand_second_factor']);
    expect(await found({ adminID: id, kind: 'setting' })).toEqual([]);
  });
});
