import type { ViewerCustomer } from '../../http/viewer.ts';

/** A user of a customer, in a task. */
export type TaskUser = Pick<ViewerCustomer, 'userId' | 'customerId' | 'userName'>;

/** An administrator, in a task. */
export interface TaskAdmin {
  adminId: number;
  name: string;
}
