import { onStopRequest } from '../../../scripts/lib/stop-request.ts';
import { Service } from '../../../scripts/start/service.ts';
import { Supervisor } from '../../../scripts/start/supervisor.ts';

/** The processes of `npm start` with services that do nothing: a real shop takes seconds to start. */
const supervisor = new Supervisor();
const service = (name: string) =>
  supervisor.launch(new Service('node', ['tests/scripts/light-shop/service.ts', name], {}));

onStopRequest(() => supervisor.stop(0));
await service('backend');
await service('storefront');
process.stdout.write(`${JSON.stringify({ name: 'main', pid: process.pid, parent: process.ppid })}\n`);
