import { collectWhenIdle } from '../../processes/collect-when-idle.ts';

/**
 * Makes garbage at its start and at each message 'hoard', then has nothing to do, or with BUSY=1 is at work half of the time. Answers
 * each message with its memory.
 */
collectWhenIdle({ lookMs: 50, looks: 2, grownBytes: 50_000_000 });

let full = 0;
function hoard(): void {
  const held = Array.from({ length: 1_000_000 }, (_, at) => ({ at, text: `${at}` }));
  full = process.memoryUsage().heapUsed;
  held.length = 0;
}
hoard();

let rounds = 0;
setInterval(() => {
  rounds += 1;
  const until = performance.now() + (process.env.BUSY ? 10 : 0);
  while (performance.now() < until);
}, 20);
process.on('message', (text) => {
  if (text === 'hoard') hoard();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ full, heapUsed, rss, rounds });
});
process.once('disconnect', () => process.exit());
