/** The part of Next's cached value that this handler reads; the rest is stored as it is. */
export type CachedValue = {
  kind: string;
  status?: number;
  headers?: Record<string, unknown>;
  html?: string;
  body?: Uint8Array;
  postponed?: string;
  rscData?: Uint8Array;
  segmentData?: Map<string, Uint8Array>;
};
export type CacheControl = { revalidate: number | false; expire?: number };
export type StoredPage = { value: CachedValue; lastModified: number; cacheControl?: CacheControl };

/** Next's entry of a `'use cache'` function; times in seconds, `timestamp` in ms. */
export type Entry = {
  value: ReadableStream<Uint8Array>;
  tags: string[];
  stale: number;
  timestamp: number;
  expire: number;
  revalidate: number;
};
export type StoredData = Omit<Entry, 'value'> & { value: Uint8Array };
