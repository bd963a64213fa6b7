import { endpoints } from '@toonbank/contract';
import { callInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { type confirmResults, OUTCOME_PARAM, withParams } from '@/lib/urls/newsletter-results';
import { NEWSLETTER_CONFIRM, NEWSLETTER_PATH } from '@/lib/urls/newsletter-urls';
import { contentUrl } from '@/lib/urls/page-urls';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';

/** Asks for the newsletter without JavaScript, and redirects to the result. The address is not in the URL. */
export async function POST(request: Request): Promise<Response> {
  const { email = '', website = '' } = await readForm(request);
  const answer = await callInternally(request, endpoints.service.subscribe.path, { email, website });
  const to = (outcome: keyof typeof confirmResults, wait = 0) =>
    redirectTo(
      withParams(NEWSLETTER_CONFIRM, { [OUTCOME_PARAM]: outcome, [WAIT_PARAM]: wait > 0 ? `${wait}` : '' }),
      answer,
    );
  if (answer.ok) return to('gevraagd');
  if (answer.status === 400) return to('onjuist');
  if (answer.status === 429) return to('te-vaak', waitSeconds(answer.headers.get('retry-after')));
  return to('niet-verstuurd');
}

/** Not a page: redirect to the form. */
export const GET = () => redirectTo(contentUrl(NEWSLETTER_PATH));
