import { endpoints } from '@toonbank/contract';
import { callInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { GUEST, GUEST_FAILED } from '@/lib/urls/form-urls';
import { CHECKOUT } from '@/lib/urls/page-urls';

/**
 * Begins an order without an account and without JavaScript. Nothing of the person is in an address; the browser's way
 * back still has what was typed.
 */
export async function POST(request: Request): Promise<Response> {
  const answer = await callInternally(request, endpoints.auth.guest.path, await readForm(request));
  const { authenticated } = (answer.ok ? await answer.clone().json() : {}) as { authenticated?: boolean };
  return redirectTo(authenticated ? CHECKOUT : GUEST_FAILED, answer);
}

/** Not a page: redirect to the form. */
export const GET = () => redirectTo(GUEST);
