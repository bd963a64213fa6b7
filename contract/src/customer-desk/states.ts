/** Whether a customer may log in, and whether it ever made an account. */
export const customerStates = ['active', 'blocked', 'guest'] as const;
export type CustomerState = (typeof customerStates)[number];
