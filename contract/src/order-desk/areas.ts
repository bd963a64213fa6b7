/**
 * Areas of the list of orders: orders to be picked (paid or on account, and not delivered), those that wait for money, or all
 * of one status.
 */
export const orderAreas = ['to_pick', 'to_pay', 'new', 'in_progress', 'delivered', 'cancelled'] as const;
export type OrderArea = (typeof orderAreas)[number];
