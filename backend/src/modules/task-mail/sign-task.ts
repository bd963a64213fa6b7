import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signed data of a link and of an address for answers: a task of a site, and a user. */
export interface TaskKey {
  siteId: string;
  taskId: number;
  userId: number;
}

/** Purpose of a signature; a signature is valid for one purpose only. */
type Purpose = 'task link' | 'task address';

/** Signs with the installation's secret; the signed text names its purpose, because the secret signs other data too. */
export const signTask = (secret: string, purpose: Purpose, { siteId, taskId, userId }: TaskKey): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${siteId}\n${taskId}\n${userId}`).digest();

export function isSame(expected: string, received: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(received)];
  return one.length === other.length && timingSafeEqual(one, other);
}
