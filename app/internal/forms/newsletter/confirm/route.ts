import { endpoints } from '@toonbank/contract';
import { callInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { CODE_PARAM, type confirmResults, OUTCOME_PARAM, withParams } from '@/lib/urls/newsletter-results';
import { NEWSLETTER_CONFIRM } from '@/lib/urls/newsletter-urls';

const resultOf: Readonly<Record<string, keyof typeof confirmResults>> = {
  confirmed: 'bevestigd',
  known: 'al-bevestigd',
  expired: 'verlopen',
};

/** Confirms an address by the button of its page, and redirects to the result. */
export async function POST(request: Request): Promise<Response> {
  const { [CODE_PARAM]: code = '' } = await readForm(request);
  const to = (outcome: keyof typeof confirmResults, retryCode = '') =>
    redirectTo(withParams(NEWSLETTER_CONFIRM, { [CODE_PARAM]: retryCode, [OUTCOME_PARAM]: outcome }));
  const answer = await callInternally(request, endpoints.newsletter.confirm.path, { code });
  if (answer.status === 400) return to('onbekend');
  // The link is kept: its button works once the server does.
  if (!answer.ok) return to('storing', code);
  const { data } = (await answer.json()) as { data: { outcome: string } };
  return to(resultOf[data.outcome] ?? 'onbekend');
}

/** Not a page: redirect to the one with the button. */
export const GET = () => redirectTo(NEWSLETTER_CONFIRM);
