import { endpoints } from '@toonbank/contract';
import { redirectRefused, succeeded } from '@/app/_gateway/admin-form';
import { callAdminInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { ADMIN, adminThen, NEXT_PARAM } from '@/lib/urls/admin-urls';

/** Step two of the admin login without JavaScript. */
export async function POST(request: Request): Promise<Response> {
  const { [NEXT_PARAM]: next, ...fields } = await readForm(request);
  const answer = await callAdminInternally(request, endpoints.admin.login.path, fields);
  return (await succeeded(answer)) ? redirectTo(adminThen(next), answer) : redirectRefused(answer, next);
}

/** Not a page: redirect to the login. */
export const GET = () => redirectTo(ADMIN);
