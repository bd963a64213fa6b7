import { endpoints } from '@toonbank/contract';
import { callInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { MESSAGE_FAILED, MESSAGE_SENT } from '@/lib/urls/form-urls';
import { taskUrl } from '@/lib/urls/task-urls';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';

/** Receives a contact message sent without JavaScript and redirects to the result page, or to the customer's task. */
export async function POST(request: Request): Promise<Response> {
  const fields = await readForm(request);
  const answer = await callInternally(request, endpoints.service.sendContactForm.path, fields);
  if (answer.ok) {
    const { data } = (await answer.json()) as { data?: { task_id?: number } };
    return redirectTo(data?.task_id ? taskUrl(data.task_id, 'gevraagd') : MESSAGE_SENT, answer);
  }
  const wait = answer.status === 429 ? waitSeconds(answer.headers.get('retry-after')) : 0;
  return redirectTo(`${MESSAGE_FAILED}${wait > 0 ? `?${WAIT_PARAM}=${wait}` : ''}`, answer);
}

/** Not a page: redirect home. */
export const GET = () => redirectTo('/');
