import type { Site } from '../../db/schema/index.ts';
import { isSame, signTask, type TaskKey } from './sign-task.ts';

const FORM = /^(\d{1,10})\.(\d{1,10})\.([\w-]{43})$/;

const signature = (secret: string, key: TaskKey) => signTask(secret, 'task link', key).toString('base64url');

/** The token of a mailed link; each person who has it can answer in the user's name (ADR 117). */
export const linkToken = (secret: string, key: TaskKey): string =>
  `${key.taskId}.${key.userId}.${signature(secret, key)}`;

/** The task and the user of a token; undefined when its signature is wrong for this site. */
export function readLinkToken(
  secret: string,
  { id: siteId }: Pick<Site, 'id'>,
  token: string,
): TaskKey | undefined {
  const [, task = '', user = '', received = ''] = FORM.exec(token) ?? [];
  const key = { siteId, taskId: Number(task), userId: Number(user) };
  return isSame(signature(secret, key), received) ? key : undefined;
}

/** The address of the page; the token is in the fragment, which browsers do not send to servers (ADR 30). */
export const linkPage = (origin: string, token: string): string => `${origin}/nl/vraag#${token}`;
