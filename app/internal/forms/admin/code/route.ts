import { endpoints } from '@toonbank/contract';
import { redirectRefused, succeeded } from '@/app/_gateway/admin-form';
import { cookieJar } from '@/app/_gateway/cookies';
import { callAdminInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { ADMIN, OTHER_CODE_PARAM } from '@/lib/urls/admin-urls';

/** Step one of the admin login without JavaScript: step two reads the client code from its cookie. */
export async function POST(request: Request): Promise<Response> {
  const { clientCode = '' } = await readForm(request);
  const { path } = endpoints.admin.validateClientCode;
  const answer = await callAdminInternally(request, path, { clientCode });
  if (!(await succeeded(answer))) return redirectRefused(answer, { [OTHER_CODE_PARAM]: '1' });
  const jar = cookieJar(request.headers);
  jar.clientCode(clientCode.trim());
  const next = redirectTo(ADMIN, answer);
  for (const line of jar.lines) next.headers.append('set-cookie', line);
  return next;
}

/** Not a page: redirect to the login. */
export const GET = () => redirectTo(ADMIN);
