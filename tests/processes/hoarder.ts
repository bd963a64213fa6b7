import { collectWhenIdle } from '../../processes/collect-when-idle.ts';

/** Makes a lot of garbage, then has nothing to do, or with BUSY=1 is at work half of the time. Answers each message. */
collectWhenIdle({ lookMs: 50, looks: 2, grownBytes: 1_000_000 });
let held: object[] | undefined = Array.from({ length: 600_000 }, (_, at) => ({ at, text: `${at}` }));
const full = process.memoryUsage().heapUsed;
held = held.length > 0 ? undefined : held;

let rounds = 0;
setInterval(() => {
  rounds += 1;
  const until = performance.now() + (process.env.BUSY ? 10 : 0);
  while (performance.now() < until);
}, 20);
process.on('message', () => process.send?.({ full, now: process.memoryUsage().heapUsed, rounds }));
process.once('disconnect', () => process.exit());
