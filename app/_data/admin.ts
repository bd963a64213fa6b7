import 'server-only';
import { endpointTable } from '@toonbank/contract';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { AnswerOf, CallName, RequestOf } from '@/api/call';
import { hasCode } from '@/api/error';
import { createServerClient } from '@/api/server';
import { ADMIN_COOKIE, CLIENT_CODE_COOKIE } from '@/lib/session-cookies';
import { siteToken } from '@/tenants/site-token';
import { visitorClient } from './client';
import { env } from './env';
import type { SessionResult } from './session-result';
import { tenantOf } from './tenant/tenant-of';

const withoutId = ({ sid: _, ...session }: AnswerOf<'admin.authenticate'>) => session;
/** An admin's session, without its id. */
export type AdminSession = ReturnType<typeof withoutId>;

/** `none`: the browser has no admin session. */
export type AdminResult = SessionResult<AdminSession> | { state: 'none' };

/** The answer of a call. */
type AdminAnswer<Name extends CallName> = SessionResult<AnswerOf<Name>>;

const adminClient = (site: string, sid: string | undefined) =>
  createServerClient({
    baseURL: env.ADMIN_API_URL,
    timeoutMs: env.API_TIMEOUT_MS,
    token: siteToken(tenantOf(site), process.env),
    sid,
  });

/** Requests the administrator of this request's session; other cookies are not trusted. */
export const getAdminSession = cache(async (site: string): Promise<AdminResult> => {
  const sid = (await cookies()).get(ADMIN_COOKIE)?.value;
  if (!sid) return { state: 'none' };
  try {
    return { state: 'ok', value: withoutId(await adminClient(site, sid).call('admin.authenticate', {})) };
  } catch (error) {
    const isDead = hasCode(error, 'session_invalid', 'session_missing', 'admin_required');
    return { state: isDead ? 'expired' : 'unavailable' };
  }
});

/** The client code of the last admin login on this computer, or an empty text. */
export async function knownClientCode(): Promise<string> {
  const code = (await cookies()).get(CLIENT_CODE_COOKIE)?.value ?? '';
  return code.length <= 40 ? code : '';
}

/** The answer of a call of either API with the admin session of this request. */
export async function callAsAdmin<Name extends CallName>(
  site: string,
  name: Name,
  request: RequestOf<Name>,
): Promise<AdminAnswer<Name>> {
  const sid = (await cookies()).get(ADMIN_COOKIE)?.value;
  const isAdminCall = endpointTable.get(name)?.api === 'admin';
  const client = isAdminCall ? adminClient(site, sid) : visitorClient(site, sid);
  try {
    return { state: 'ok', value: await client.call(name, request) };
  } catch (error) {
    const isDead = hasCode(error, 'session_invalid', 'session_missing', 'admin_required');
    return { state: isDead ? 'expired' : 'unavailable' };
  }
}

/** A content page that visitors do not see, for this request's admin; null when absent, and without a session. */
export const getHiddenPage = cache(async (site: string, path: string) => {
  const answer = await callAsAdmin(site, 'sitePages.get', { path });
  return answer.state === 'ok' ? answer.value : null;
});
