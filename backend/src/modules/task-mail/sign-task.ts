import { createHmac, timingSafeEqual } from 'node:crypto';

/** One task of a site, for one user: what a mail's link opens, and its address for answers. */
export interface TaskKey {
  siteId: string;
  taskId: number;
  userId: number;
}

/** Where the signature is used: one that is made for one purpose is worth nothing for the other. */
type Purpose = 'task link' | 'task address';

/** The secret signs other data too, so the signed text names its purpose. */
export const signTask = (secret: string, purpose: Purpose, { siteId, taskId, userId }: TaskKey): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${siteId}\n${taskId}\n${userId}`).digest();

export function isSame(expected: string, received: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(received)];
  return one.length === other.length && timingSafeEqual(one, other);
}
