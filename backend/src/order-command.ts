import { RefusedMove } from './modules/orders/move-order.ts';
import { operate, readOperation } from './modules/orders/operate.ts';
import { command } from './operator.ts';

/** `npm run order -- <site> <number> <status>`: moves an order one step on, or marks it as paid. */
await command(readOperation, operate, RefusedMove);
