import { demoSites } from '../demo/src/sites.ts';
import { type Rates, SiteCalls } from './site-calls.ts';

/**
 * Makes the neighbours' calls in a process of its own, so that their times are not those of the busy site's caller.
 * Messages in: the rates and seconds of one measurement. Messages out: 'ready', then the samples of each.
 */
const [api = ''] = process.argv.slice(2);
const calls = new SiteCalls(api, 100);
await calls.open(demoSites.map(({ id }) => id));
process.on('message', async ({ rates, seconds }: { rates: Rates; seconds: number }) => {
  process.send?.(await calls.offer(rates, seconds));
});
process.send?.('ready');
