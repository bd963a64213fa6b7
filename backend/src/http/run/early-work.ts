import type { Endpoint } from '@toonbank/contract';
import type { Database, Tx } from '../../db/connect.ts';
import type { Site } from '../../db/schema/index.ts';
import { DomainError } from '../errors.ts';
import { admit, checkAccess } from '../guard.ts';
import { type Call, NotAtOnce } from '../implement.ts';
import type { Viewer } from '../viewer.ts';
import { ExpectedViewers, isSameViewer } from './expected-viewers.ts';

/** A viewer with a valid input: all that work needs. */
export interface Admitted {
  viewer: Viewer;
  input: unknown;
}

export interface Done {
  viewer: Viewer;
  result: unknown;
}

interface EarlyCall {
  site: Site;
  endpoint: Endpoint;
  sid: string;
  /** @throws DomainError invalid_request */
  parsed(): unknown;
  handle(tx: Tx, admitted: Admitted, terms: Pick<Call, 'checked' | 'atOnce'>): Promise<Done>;
}

/** Rolls the work back that was begun for another viewer than the session has. */
class OtherViewer extends Error {}

/**
 * Work that begins with the viewer that the session had at its last call, so that its statements travel with the guard's.
 * It counts only when the guard finds the same viewer, and is rolled back else (ADR 235).
 */
export class EarlyWork {
  private readonly viewers = new ExpectedViewers();

  /** Notes whom a session was found to belong to. */
  note(viewer: Viewer): void {
    this.viewers.note(viewer);
  }

  /**
   * @returns undefined where nothing was done: the viewer is not known, is another one now, or the work needs more steps
   * @throws what the guard refuses, else what the work throws
   */
  async begin(database: Database, call: EarlyCall): Promise<Done | undefined> {
    const { site, sid, endpoint } = call;
    const expected = this.viewers.of(site, sid, endpoint);
    const begun = expected && this.mayPass(call, expected.viewer);
    if (!expected || !begun) return undefined;
    try {
      return await database.inSite(site.id, (tx) => this.work(tx, call, begun, expected.atOnce));
    } catch (error) {
      if (error instanceof NotAtOnce) this.viewers.noteSteps(site, sid, endpoint);
      else this.viewers.forget(site, sid);
      if (error instanceof NotAtOnce || error instanceof OtherViewer) return undefined;
      throw error;
    }
  }

  /** Undefined where the guard or the contract would refuse the call: a refusal is for them to give. */
  private mayPass({ endpoint, parsed }: EarlyCall, viewer: Viewer): Admitted | undefined {
    try {
      checkAccess(endpoint, viewer);
      return { viewer, input: parsed() };
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  private async work(
    tx: Tx,
    { site, endpoint, sid, handle }: EarlyCall,
    begun: Admitted,
    atOnce: boolean,
  ): Promise<Done> {
    const checked = admit(tx, site, endpoint, sid).then((viewer) => {
      if (!isSameViewer(viewer, begun.viewer)) throw new OtherViewer();
    });
    const [check, handled] = await Promise.allSettled([checked, handle(tx, begun, { checked, atOnce })]);
    if (check.status === 'rejected') throw check.reason;
    if (handled.status === 'rejected') throw handled.reason;
    return handled.value;
  }
}
