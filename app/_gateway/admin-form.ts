import { ADMIN, FAULT_PARAM, NEXT_PARAM } from '@/lib/urls/admin-urls';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';
import type { AdminFault } from '@/locales/nl/admin/login';
import { redirectTo } from './internal-call';

const faultOf: Readonly<Record<number, AdminFault>> = { 200: 'gegevens', 400: 'gegevens', 429: 'te-vaak' };

/** Whether a call of the admin API did what it was asked. */
export async function succeeded(answer: Response): Promise<boolean> {
  const { result } = (await answer.clone().json()) as { result: boolean };
  return answer.ok && result;
}

/**
 * Back to the admin's page after a form without JavaScript was refused, with the reason. `next`: the page that the login
 * leads on to.
 */
export function redirectRefused(
  answer: Response,
  next?: string,
  query: Record<string, string> = {},
): Response {
  const kept = { ...query, ...(next && { [NEXT_PARAM]: next }) };
  const back = new URLSearchParams({ ...kept, [FAULT_PARAM]: faultOf[answer.status] ?? 'storing' });
  const wait = answer.status === 429 ? waitSeconds(answer.headers.get('retry-after')) : 0;
  if (wait > 0) back.set(WAIT_PARAM, String(wait));
  return redirectTo(`${ADMIN}?${back}`, answer);
}
