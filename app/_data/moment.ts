import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { momentOfView } from '@/lib/admin-view';
import { ADMIN_COOKIE, SESSION_COOKIE, VIEW_COOKIE } from '@/lib/session-cookies';
import { getAdminSession } from './admin';
import { visitorClient } from './client';
import { setView, viewAt } from './view';

/**
 * The moment that an admin looks at, which becomes the view of this request; undefined for now. The backend takes it from
 * an admin's session only.
 */
export const openMoment = cache(async (site: string): Promise<Date | undefined> => {
  const store = await cookies();
  const moment = momentOfView(store.get(VIEW_COOKIE)?.value);
  if (!moment) return undefined;
  const session = await getAdminSession(site);
  const sid = store.get(ADMIN_COOKIE)?.value;
  if (session.state !== 'ok' || !sid) return undefined;
  setView({ ...viewAt(moment), sid });
  return moment;
});

/** The same while the admin looks as a customer; undefined where the customer's session is no simulated one. */
export const openCustomerMoment = cache(async (site: string): Promise<Date | undefined> => {
  const sid = (await cookies()).get(SESSION_COOKIE)?.value;
  if (!sid) return undefined;
  const isSimulated = await visitorClient(site, sid)
    .call('auth.authenticate', {})
    .then(
      ({ simulated }) => simulated,
      () => false,
    );
  return isSimulated ? openMoment(site) : undefined;
});
