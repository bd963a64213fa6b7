import type { TagKind } from './cache-tags';

/** The answer of `/internal/changes`. */
export interface ContentChanges {
  site: string;
  /** How often each kind of content changed. */
  counts: Readonly<Partial<Record<TagKind, number>>>;
}
