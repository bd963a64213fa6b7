import { endpoints } from '@toonbank/contract';
import { redirectRefused, succeeded } from '@/app/_gateway/admin-form';
import { callAdminInternally, redirectTo } from '@/app/_gateway/internal-call';
import { ADMIN } from '@/lib/urls/admin-urls';

/** Ends the admin session at the server. A session that is dead already ends here too: its cookies go. */
export async function POST(request: Request): Promise<Response> {
  const answer = await callAdminInternally(request, endpoints.admin.logout.path, {});
  const isOver = answer.status === 401 || (await succeeded(answer));
  return isOver ? redirectTo(ADMIN, answer) : redirectRefused(answer);
}

/** Not a page: redirect to the login. */
export const GET = () => redirectTo(ADMIN);
