import { endpoints } from '@toonbank/contract';
import { cookieJar } from '@/app/_gateway/cookies';
import { callInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { isSameOrigin } from '@/app/_gateway/same-origin';
import { AS_CUSTOMER, AS_VISITOR, viewOfMoment } from '@/lib/admin-view';
import { safeReturnPath } from '@/lib/return-path';
import { ADMIN, ADMIN_VIEW, FAULT_PARAM } from '@/lib/urls/admin-urls';

/** Back to the page of the shop that the form was on; from the admin's pages to the home page. */
function returnPath({ headers }: Request): string {
  const from = URL.parse(headers.get('referer') ?? '');
  if (!from || from.host !== headers.get('host') || from.pathname.startsWith(ADMIN)) return '/';
  return safeReturnPath(from.pathname + from.search);
}

type Link = { data?: { cid: string; hash: string } };

/** Begins a simulated session by the link that the backend makes, logged with the admin's name. */
async function openCustomer(request: Request, number: string): Promise<Response> {
  const answer = await callInternally(request, endpoints.viewing.asCustomer.path, { number });
  const { data } = (await answer.json()) as Link;
  return redirectTo(data ? `/?${new URLSearchParams(data)}` : `${ADMIN_VIEW}?${FAULT_PARAM}=customer`);
}

/** Chooses what the admin sees: the shop as it is, as a visitor, or at a moment. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return redirectTo(ADMIN_VIEW);
  const { show = '', moment = '', customer = '' } = await readForm(request);
  if (show === AS_CUSTOMER) return openCustomer(request, customer);
  const view = show === 'moment' ? viewOfMoment(moment) : show === AS_VISITOR ? AS_VISITOR : '';
  if (view === undefined) return redirectTo(`${ADMIN_VIEW}?${FAULT_PARAM}=moment`);
  const jar = cookieJar(request.headers);
  jar.view(view);
  const next = redirectTo(returnPath(request));
  for (const line of jar.lines) next.headers.append('set-cookie', line);
  return next;
}

/** Not a page: redirect to the admin's. */
export const GET = () => redirectTo(ADMIN_VIEW);
