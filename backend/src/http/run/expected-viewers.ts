import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@toonbank/contract';
import type { Site } from '../../db/schema/index.ts';
import { hashSecret, type Viewer } from '../viewer.ts';

/** About half a kilobyte each. */
const MAX_SESSIONS = 4_000;

interface Known {
  viewer: Viewer;
  /** Endpoints that needed more than one step for this session (`NotAtOnce`). */
  inSteps?: Set<Endpoint>;
}

export interface Expected {
  viewer: Viewer;
  atOnce: boolean;
}

const keyOf = (site: Site, sidHash: string) => `${site.id} ${sidHash}`;

/**
 * Whom the last calls of each session were made for. It is an expectation, not a permission: work may begin with it while
 * the session is checked, and counts only when the check finds the same viewer (ADR 235).
 */
export class ExpectedViewers {
  private readonly known = new Map<string, Known>();

  /** The viewer of this session's last call, on the site as it is now. */
  of(site: Site, sid: string, endpoint: Endpoint): Expected | undefined {
    const known = this.known.get(keyOf(site, hashSecret(sid)));
    return known && { viewer: { ...known.viewer, site }, atOnce: !known.inSteps?.has(endpoint) };
  }

  /** Notes whom a session was found to belong to. */
  note(viewer: Viewer): void {
    const { site, session } = viewer;
    if (!session) return;
    const key = keyOf(site, session.sidHash);
    const inSteps = this.known.get(key)?.inSteps;
    // The one that was noted longest ago is first.
    this.known.delete(key);
    this.known.set(key, { viewer, ...(inSteps && { inSteps }) });
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size > MAX_SESSIONS) this.known.delete(oldest);
  }

  /** Notes that an endpoint needs more than one step for a session. */
  noteSteps(site: Site, sid: string, endpoint: Endpoint): void {
    const known = this.known.get(keyOf(site, hashSecret(sid)));
    if (known) known.inSteps = (known.inSteps ?? new Set()).add(endpoint);
  }

  /** Forgets a session that was not found, or that has another viewer now. */
  forget(site: Site, sid: string): void {
    this.known.delete(keyOf(site, hashSecret(sid)));
  }
}

/** Whether two viewers may see and do the same. */
export const isSameViewer = (one: Viewer, other: Viewer): boolean => isDeepStrictEqual(one, other);
