import { endpoints } from '@toonbank/contract';
import { redirectRefused, succeeded } from '@/app/_gateway/admin-form';
import { cookieJar } from '@/app/_gateway/cookies';
import { callAdminInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { ADMIN, adminThen, NEXT_PARAM, OTHER_CODE_PARAM } from '@/lib/urls/admin-urls';

/** Step one of the admin login without JavaScript: step two reads the client code from its cookie. */
export async function POST(request: Request): Promise<Response> {
  const { clientCode = '', [NEXT_PARAM]: next } = await readForm(request);
  const { path } = endpoints.admin.validateClientCode;
  const answer = await callAdminInternally(request, path, { clientCode });
  if (!(await succeeded(answer))) return redirectRefused(answer, next, { [OTHER_CODE_PARAM]: '1' });
  const jar = cookieJar(request.headers);
  jar.clientCode(clientCode.trim());
  const opened = redirectTo(adminThen(next), answer);
  for (const line of jar.lines) opened.headers.append('set-cookie', line);
  return opened;
}

/** Not a page: redirect to the login. */
export const GET = () => redirectTo(ADMIN);
