import { endpoints } from '@toonbank/contract';
import { collect } from '@/app/_gateway/body';
import { callInternally, redirectTo } from '@/app/_gateway/internal-call';
import { fields, readShelfForm, type ShelfFault, typedOf } from '@/lib/forms/shelf-form';
import { scanUrl } from '@/lib/urls/shelf-label-urls';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';

/** More than the form of the fullest label. */
const MAX_BYTES = 16_384;
const FORM = /^application\/x-www-form-urlencoded\b/i;

const faultOf: Readonly<Record<string, ShelfFault>> = {
  invalid_request: 'aantal',
  label_busy: 'vol',
  too_many_requests: 'te-vaak',
};

const statusOf: Readonly<Record<ShelfFault, number>> = {
  niets: 422,
  aantal: 422,
  vol: 422,
  'te-vaak': 429,
  storing: 503,
};

/**
 * Receives a shelf-label request, from a plain form or from the label's script, which asks for JSON with the
 * URL of the result page. The label page sends no referrer, so the origin can't be checked; it need not be:
 * the request carries no session, and the label's token limits what it can do.
 */
export async function POST(request: Request): Promise<Response> {
  const body = FORM.test(request.headers.get('content-type') ?? '') && request.body;
  const bytes = body ? await collect(body, MAX_BYTES) : null;
  const form = new Map(new URLSearchParams(bytes?.toString('utf8') ?? ''));
  const token = form.get(fields.token) ?? '';
  const wantsJson = request.headers.get('accept') === 'application/json';
  const answerWith = (status: number, to: string) =>
    wantsJson
      ? Response.json({ to }, { status, headers: { 'cache-control': 'private, no-store' } })
      : redirectTo(to);
  if (token === '' || token.length > 100) return answerWith(404, scanUrl('-'));
  const wrong = (fault: ShelfFault, wait = 0) => {
    const seconds = wait > 0 ? [[WAIT_PARAM, `${wait}`]] : [];
    const query = new URLSearchParams([['fout', fault], ...seconds, ...typedOf(form)]);
    return answerWith(statusOf[fault], scanUrl(token, query));
  };
  const asked = readShelfForm(form);
  if (typeof asked === 'string') return wrong(asked);

  const headers = new Headers(request.headers);
  for (const name of ['origin', 'cookie']) headers.delete(name);
  headers.set('sec-fetch-site', 'same-origin');
  const answer = await callInternally(request, endpoints.shelfLabels.ask.path, asked, headers);
  if (answer.ok) return answerWith(200, scanUrl(token, new URLSearchParams([[fields.key, asked.key]])));
  const { error } = (await answer.json()) as { error?: { code?: string } };
  if (error?.code === 'not_found') return answerWith(404, scanUrl(token));
  const wait = waitSeconds(answer.headers.get('retry-after'));
  return wrong(faultOf[error?.code ?? ''] ?? 'storing', wait);
}

/** Not a page: redirect home. */
export const GET = () => redirectTo('/');
