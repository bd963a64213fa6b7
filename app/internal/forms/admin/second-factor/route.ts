import { endpoints } from '@toonbank/contract';
import { redirectRefused, succeeded } from '@/app/_gateway/admin-form';
import { callAdminInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { ADMIN } from '@/lib/urls/admin-urls';

/** Step three of the admin login without JavaScript. */
export async function POST(request: Request): Promise<Response> {
  const { code = '' } = await readForm(request);
  const answer = await callAdminInternally(request, endpoints.admin.verifySecondFactor.path, { code });
  return (await succeeded(answer)) ? redirectTo(ADMIN, answer) : redirectRefused(answer);
}

/** Not a page: redirect to the login. */
export const GET = () => redirectTo(ADMIN);
