import { endpoints } from '@toonbank/contract';
import { type Implementation, implementDetached } from '../../http/implement.ts';
import { limitCallsFor } from '../throttle/throttle.ts';
import { answerLinked, openLink, readLinked, readLinkedPhoto } from './linked-task.ts';

const { tasks } = endpoints;

export const taskLinkRoutes: Implementation[] = [
  implementDetached(tasks.linked, async (call, { token }) => {
    const key = await openLink(call, token);
    const { site } = call.viewer;
    return call.database.inSite(site.id, (tx) => readLinked(tx, site, key));
  }),
  implementDetached(tasks.answerLinked, async (call, { token, ...answer }) => {
    const key = await openLink(call, token);
    // The same limit as for messages that the user sends after a login.
    await limitCallsFor(call, 'task-message', String(key.userId));
    const { site } = call.viewer;
    await call.database.inSite(site.id, (tx) => answerLinked(tx, site, key, answer));
    return {};
  }),
  implementDetached(tasks.linkedPhoto, async (call, { token, ...photo }) => {
    const key = await openLink(call, token);
    const { site } = call.viewer;
    return call.database.inSite(site.id, (tx) => readLinkedPhoto(tx, site, key, photo));
  }),
];
