import { RefusedMove } from './modules/orders/move-order.ts';
import { operate, readOperation } from './modules/orders/operate.ts';
import { command } from './operator.ts';

/** `npm run order -- <site> <number> <status>`: move an order one step on, or note that its money is in. */
await command(readOperation, operate, RefusedMove);
