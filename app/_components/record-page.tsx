import type { ReactNode } from 'react';
import type { PageProps, SessionResult } from '@/components/shop';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { shopOf } from '../_data/shop';
import { readSite, type SitePage } from '../_data/site';
import { NotFoundContent } from './not-found-content';
import { SessionGuard } from './session-guard';

interface RecordPage<Name extends string, T> {
  props: SitePage<Record<Name, string>>;
  /** The parameter of the address that has the id. */
  param: Name;
  /** Null for a record that is absent or belongs to another customer. */
  load: (site: string, id: number) => Promise<SessionResult<T | null>>;
  show: (page: PageProps, found: SessionResult<T>) => ReactNode;
}

/**
 * The page of one record of a customer, by the id in the address. Not streamed: actions on such a page end in a
 * refresh, which keeps client state only at the same position.
 */
export async function recordPage<Name extends string, T>({ props, param, load, show }: RecordPage<Name, T>) {
  const { site, tenant, audience } = await readSite(props);
  // Middleware has sent visitors to the login.
  if (audience === 'visitor') return null;
  const id = listIdOf((await props.params)[param]);
  const found = id === null ? null : await load(site, id);
  const shown = found?.state === 'ok' ? found.value !== null && { ...found, value: found.value } : found;
  if (!shown) return <NotFoundContent params={props.params} />;
  return (
    <>
      <SessionGuard data={shown} />
      {show({ shop: shopOf(tenant), audience }, shown)}
    </>
  );
}
