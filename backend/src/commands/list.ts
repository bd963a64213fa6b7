import type { OperatorCommand } from './operator-command.ts';

/** The commands by name. Each is loaded when it is given. */
const commands: Readonly<Record<string, () => Promise<{ default: OperatorCommand }>>> = {
  admin: () => import('./admin.ts'),
  'check-shops': () => import('./check-shops.ts'),
  'credit-notes': () => import('./credit-notes.ts'),
  customer: () => import('./customer.ts'),
  facts: () => import('./facts.ts'),
  masters: () => import('./masters.ts'),
  media: () => import('./media.ts'),
  open: () => import('./open.ts'),
  order: () => import('./order.ts'),
  partition: () => import('./partition.ts'),
  reviews: () => import('./reviews.ts'),
  withdrawals: () => import('./withdrawals.ts'),
};

/** Undefined for a name that is no command. */
export async function findCommand(name: string): Promise<OperatorCommand | undefined> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return load && (await load()).default;
}

export const commandNames = Object.keys(commands);
