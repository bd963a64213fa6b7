import { isSame, signTask, type TaskKey } from './sign-task.ts';

/** Length of the signature: 96 bits, hexadecimal because mail servers can change the case of letters. */
const SIGNATURE_LENGTH = 24;
const FORM = /^vraag\+(\d{1,10})\.(\d{1,10})\.([0-9a-f]{24})$/;

const signature = (secret: string, key: TaskKey) =>
  signTask(secret, 'task address', key).toString('hex').slice(0, SIGNATURE_LENGTH);

/** The address that receives one user's answers to one task. Its part before the @ has at most 52 characters. */
export const taskAddress = (secret: string, domain: string, key: TaskKey): string =>
  `vraag+${key.taskId}.${key.userId}.${signature(secret, key)}@${domain}`;

/**
 * The task and the user of an address; undefined when its signature is wrong. The address has no room for its site.
 * @param siteIds all sites, whose signatures are tried
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
