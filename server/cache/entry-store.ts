import type { TagState, TagStore } from './tag-store.ts';

/** Entries of a cache by key. */
export interface EntryStore<T extends object> {
  get(key: string): Promise<T | undefined>;
  set(key: string, value: T): Promise<void>;
  delete(key: string): Promise<void>;
  /** The entry as another storefront may have made it; absent where nothing is shared. */
  fromOthers?(key: string): Promise<T | undefined>;
  /** Keeps an entry of another storefront here too. */
  adopt?(key: string, value: T): void;
}

/** How a cache reads the time, tags and lifetime of its entries. */
export interface EntryFacts<T> {
  tagsOf: (entry: T) => readonly string[];
  /** In ms. */
  madeAt: (entry: T) => number;
  /** When a new one should be made, tags aside, in ms. */
  dueAt: (entry: T) => number;
}

export interface Found<T> {
  entry: T;
  state: TagState;
}

/** The best entry there is: this storefront's own while it is fresh, else the younger one of its own and the others'. */
export async function findEntry<T extends object>(
  store: EntryStore<T>,
  own: T | undefined,
  key: string,
  tags: TagStore,
  { tagsOf, madeAt, dueAt }: EntryFacts<T>,
): Promise<Found<T> | undefined> {
  const judge = async (entry: T): Promise<Found<T>> => ({
    entry,
    state: await tags.stateNow(tagsOf(entry), madeAt(entry)),
  });
  const found = own && (await judge(own));
  if (!store.fromOthers || (found?.state === 'fresh' && Date.now() < dueAt(found.entry))) return found;
  const other = await store.fromOthers(key);
  // What is known of the tags may have changed while Redis was asked.
  if (!other || (own && madeAt(other) <= madeAt(own))) return own && judge(own);
  const others = await judge(other);
  if (others.state !== 'expired') store.adopt?.(key, other);
  return others;
}
