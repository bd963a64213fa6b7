import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import type { Site } from '../../db/schema/index.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { addCustomerMessage } from '../tasks/customer-message.ts';
import { readTask } from '../tasks/list-tasks.ts';
import { type PhotoSize, readTaskPhoto } from '../tasks/photos/read-photo.ts';
import { setSolved } from '../tasks/set-solved.ts';
import { guardGuess } from '../throttle/throttle.ts';
import { findLinked } from './find-linked.ts';
import type { TaskKey } from './sign-task.ts';
import { readLinkToken } from './task-link.ts';

type Linked = z.input<typeof endpoints.tasks.linked.response>;
type Answer = Pick<z.output<typeof endpoints.tasks.answerLinked.request>, 'text' | 'solved' | 'requestKey'>;

/**
 * The task and the user of a token. Attempts with forged tokens are limited per IP address.
 * @throws DomainError not_found or too_many_requests
 */
export async function openLink(call: Call, token: string): Promise<TaskKey> {
  const from = `task-link:${call.address}`;
  const guess = { name: from, address: from, clears: false };
  return orNotFound(
    await guardGuess(call, guess, async () => readLinkToken(call.secret, call.viewer.site, token)),
  );
}

/** The task of a link, and no other data of its customer. @throws DomainError not_found */
export async function readLinked(tx: Tx, site: Site, key: TaskKey): Promise<Linked> {
  const { task, user, expired } = orNotFound(await findLinked(tx, site, key));
  if (expired) return { state: 'expired', user: user.userName };
  const { task_id, title, status, promised_at, about, rows } = await readTask(tx, user, task.id);
  return { state: 'open', user: user.userName, task: { task_id, title, status, promised_at, about, rows } };
}

/** @throws DomainError not_found; conflict for an expired link */
export async function answerLinked(
  tx: Tx,
  site: Site,
  key: TaskKey,
  { text, solved, requestKey }: Answer,
): Promise<void> {
  const linked = orNotFound(await findLinked(tx, site, key, { lock: true }));
  if (linked.expired) throw new DomainError('conflict', 'This link is too old.');
  let { task } = linked;
  const { user } = linked;
  if (text !== '') {
    await addCustomerMessage(tx, site, task, user, { text, via: 'link', requestKey });
    task = orNotFound(await findLinked(tx, site, key)).task;
  }
  if (solved !== undefined) await setSolved(tx, site, task, { person: user, solved });
}

/** @throws DomainError not_found, also for an expired link */
export async function readLinkedPhoto(
  tx: Tx,
  site: Site,
  key: TaskKey,
  photo: { photoID: number; size: PhotoSize },
) {
  const { task, expired } = orNotFound(await findLinked(tx, site, key));
  if (expired) orNotFound(undefined);
  return readTaskPhoto(tx, task.id, photo.photoID, photo.size);
}
