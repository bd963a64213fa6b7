import { RefusedMove } from './modules/orders/operate/move-order.ts';
import { readOrderCommand, runOrderCommand } from './modules/orders/operate/order-command.ts';
import { command } from './operator.ts';

/** `npm run order -- <site> <number> <status>`: moves an order one step on, or marks it as paid. */
await command(readOrderCommand, runOrderCommand, RefusedMove);
