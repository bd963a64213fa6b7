import { createServer } from 'node:http';
import { runWorkers } from '../../../processes/run-workers.ts';
import { onStopRequest, runsWorkers, sayReady, workerNumber } from '../../../processes/worker.ts';
import { TagStore } from '../../../server/cache/tag-store.ts';
import { shareWithWorkers } from '../../../server/cache/worker-tags.ts';

/** Two workers with tags and no folder: `/expire` expires the tag `page`, every other address shows its state. */
const { PORT } = process.env;

if (runsWorkers(2)) await runWorkers({ count: 2, stopDelayMs: 0, stopMs: 5_000 });
else {
  const tags = new TagStore(null);
  shareWithWorkers(tags);
  const since = Date.now();
  const server = createServer(async (request, response) => {
    if (request.url === '/expire') await tags.update(['page']);
    const told = tags.state(['page'], since);
    response
      .setHeader('connection', 'close')
      .end(JSON.stringify({ worker: workerNumber, pid: process.pid, told, isFirst: false }));
  });
  server.listen(Number(PORT), 'localhost', () => {
    onStopRequest(() => server.close(() => process.exit(0)));
    sayReady({ ready: PORT });
  });
}
