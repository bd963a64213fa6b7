import type { TagKind } from './cache-tags.ts';

/** Of one site, as the API counts them. */
export interface ContentChanges {
  site: string;
  /** How often each kind of content changed. */
  counts: Readonly<Partial<Record<TagKind, number>>>;
}

/** `none` for a host without a site, `away` while the API does not answer. */
export type AskedChanges = ContentChanges | 'none' | 'away';
