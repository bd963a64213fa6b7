import { RefusedMove } from '../modules/orders/operate/move-order.ts';
import { readOrderCommand, runOrderCommand } from '../modules/orders/operate/order-command.ts';
import { operatorCommand } from './operator-command.ts';

/** `npm run order -- <site> <number> <status>`: moves an order one step on, or marks it as paid. */
export default operatorCommand({
  read: readOrderCommand,
  work: runOrderCommand,
  writes: () => true,
  Refusal: RefusedMove,
});
