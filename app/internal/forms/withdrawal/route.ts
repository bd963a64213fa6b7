import { endpoints } from '@toonbank/contract';
import { callInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { ORDER_PARAM, OUTCOME_PARAM, type OutcomeName, pickedLines } from '@/lib/forms/withdrawal-form';
import { WITHDRAWAL } from '@/lib/urls/withdrawal-urls';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';

/**
 * Receives a withdrawal that was confirmed without JavaScript, and redirects to its result. The address has no personal
 * data; the browser's way back still has what was typed.
 */
export async function POST(request: Request): Promise<Response> {
  const fields = await readForm(request);
  const { name, email, orderNumber = '', articles } = fields;
  const to = (outcome: OutcomeName, more: Record<string, string> = {}) =>
    `${WITHDRAWAL}?${new URLSearchParams({ [ORDER_PARAM]: orderNumber.slice(0, 30), [OUTCOME_PARAM]: outcome, ...more })}`;
  if (fields.confirmed !== '1') return redirectTo(to('onvolledig'));
  const statement = { name, email, orderNumber, articles, lines: pickedLines(fields) };
  const answer = await callInternally(request, endpoints.service.withdraw.path, statement);
  if (answer.ok) return redirectTo(to('ontvangen'), answer);
  if (answer.status === 400) return redirectTo(to('onvolledig'), answer);
  if (answer.status !== 429) return redirectTo(to('storing'), answer);
  const wait = waitSeconds(answer.headers.get('retry-after'));
  return redirectTo(to('te-vaak', { [WAIT_PARAM]: String(wait) }), answer);
}

/** Not a page: redirect to the form. */
export const GET = () => redirectTo(WITHDRAWAL);
