import { isSame, signTask, type TaskKey } from './sign-task.ts';

/** 96 bits. Hexadecimal: mail servers change capitals. */
const SIGNATURE_LENGTH = 24;
const FORM = /^vraag\+(\d{1,10})\.(\d{1,10})\.([0-9a-f]{24})$/;

const signature = (secret: string, key: TaskKey) =>
  signTask(secret, 'task address', key).toString('hex').slice(0, SIGNATURE_LENGTH);

/** The address that receives one user's answers to one task. Its part before the @ has at most 52 characters. */
export const taskAddress = (secret: string, domain: string, key: TaskKey): string =>
  `vraag+${key.taskId}.${key.userId}.${signature(secret, key)}@${domain}`;

/**
 * The task and the user of an address, if it is one of ours. The address does not name its site: there is no room for it.
 * @param siteIds all sites
 */
export function readTaskAddress(
  secret: string,
  domain: string,
  siteIds: readonly string[],
  address: string,
): TaskKey | undefined {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  const [, task = '', user = '', received = ''] = FORM.exec(name) ?? [];
  if (host !== domain.toLowerCase() || received === '') return undefined;
  const keys = siteIds.map((siteId) => ({ siteId, taskId: Number(task), userId: Number(user) }));
  return keys.find((key) => isSame(signature(secret, key), received));
}
