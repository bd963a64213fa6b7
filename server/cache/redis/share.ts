import type { EntryStore } from '../entry-store.ts';
import type { TagStore } from '../tag-store.ts';
import { LayeredStore } from './layered-store.ts';
import { RedisLink } from './link.ts';
import { type EntryForm, SharedEntries } from './shared-entries.ts';
import { SharedTags } from './shared-tags.ts';

interface ShareOptions {
  url: string;
  prefix: string;
  /** Entries of another build are never found. */
  build: string;
  log?: (line: string) => void;
}

export interface RedisShare {
  link: RedisLink;
  share<T extends object>(kind: string, own: EntryStore<T>, form: EntryForm<T>): EntryStore<T>;
}

/**
 * Connects a storefront's tags and entries with those of the others, once `link.start` was called. Tags are shared by all
 * builds: old and new storefronts run side by side during an update.
 */
export function shareByRedis({ url, prefix, build, log }: ShareOptions, tags: TagStore): RedisShare {
  const name = `${prefix}:tags`;
  const shared: SharedTags = new SharedTags(name, () => link, tags);
  const link = new RedisLink({
    url,
    channel: name,
    onMessage: (message) => shared.receive(message),
    onUp: () => void shared.restore(),
    ...(log && { log }),
  });
  tags.exchange = shared;
  return {
    link,
    share: (kind, own, form) =>
      new LayeredStore(own, new SharedEntries(`${prefix}:${build}:${kind}`, link, shared, form)),
  };
}
