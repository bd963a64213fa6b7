import { endpoints } from '@toonbank/contract';
import { callInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { safeReturnPath } from '@/lib/return-path';
import { TASKS } from '@/lib/urls/account-urls';
import { MESSAGE_FAILED } from '@/lib/urls/form-urls';
import { loginUrl } from '@/lib/urls/page-urls';
import { taskUrl } from '@/lib/urls/task-urls';
import { WAIT_PARAM, waitSeconds } from '@/lib/wait-seconds';
import { isTaskAction, taskCall } from './task-call';

/** The page after a refused form; the browser's back button restores the typed text. */
function afterRefusal(answer: Response, back: string): Response {
  if (answer.status === 401) return redirectTo(loginUrl(back), answer);
  if (answer.status === 404) return redirectTo(TASKS, answer);
  const wait = answer.status === 429 ? waitSeconds(answer.headers.get('retry-after')) : 0;
  return redirectTo(`${MESSAGE_FAILED}${wait > 0 ? `?${WAIT_PARAM}=${wait}` : ''}`, answer);
}

/** Receives the forms of tasks that were sent without JavaScript, and redirects to the page after them. */
export async function POST(request: Request): Promise<Response> {
  const fields = await readForm(request);
  const { action = '' } = fields;
  const asked = safeReturnPath(fields.back);
  const back = asked.startsWith(TASKS) ? asked : TASKS;
  if (!isTaskAction(action)) return redirectTo(back);
  const { endpoint, body } = taskCall(action, fields);
  const answer = await callInternally(request, endpoints.tasks[endpoint].path, body);
  if (!answer.ok) return afterRefusal(answer, back);
  if (action === 'answer') return redirectTo(taskUrl(Number(fields.taskID), 'geantwoord'), answer);
  if (endpoint !== 'createService') return redirectTo(back, answer);
  const { data } = (await answer.json()) as { data: { task_id: number } };
  return redirectTo(taskUrl(data.task_id, 'gevraagd'), answer);
}

/** Not a page: redirect to the list. */
export const GET = () => redirectTo(TASKS);
