import type { ViewerCustomer } from '../../http/viewer.ts';

/** A user of a customer, as the author in a task. */
export type TaskUser = Pick<ViewerCustomer, 'userId' | 'customerId' | 'userName'>;

/** An administrator, as the author in a task. */
export interface TaskAdmin {
  adminId: number;
  name: string;
}
