import { z } from 'zod';
import type { StoredData, StoredPage } from '../entry-types.ts';
import type { EntryForm } from './shared-entries.ts';

const bytes = z.instanceof(Uint8Array);
const seconds = z.number();

const page = z.object({
  value: z.object({
    kind: z.enum(['APP_PAGE', 'APP_ROUTE']),
    status: z.number().optional(),
    headers: z.record(z.string(), z.unknown()).optional(),
    html: z.string().optional(),
    body: bytes.optional(),
    postponed: z.string().optional(),
    rscData: bytes.optional(),
    segmentData: z.map(z.string(), bytes).optional(),
  }),
  lastModified: z.number().positive(),
  cacheControl: z
    .object({ revalidate: z.union([seconds, z.literal(false)]), expire: seconds.optional() })
    .optional(),
});

const data = z.object({
  value: bytes,
  tags: z.array(z.string()),
  stale: seconds,
  timestamp: z.number().positive(),
  expire: seconds,
  revalidate: seconds,
});

const A_DAY_S = 86_400;

/** Finished pages in Redis. */
export const pageForm: EntryForm<StoredPage> = {
  isEntry: (value): value is StoredPage => page.safeParse(value).success,
  madeAt: ({ lastModified }) => lastModified,
  withMadeAt: (entry, lastModified) => ({ ...entry, lastModified }),
  lifeOf: ({ cacheControl }) => cacheControl?.expire ?? A_DAY_S,
};

/** The API's answers in Redis. */
export const dataForm: EntryForm<StoredData> = {
  isEntry: (value): value is StoredData => data.safeParse(value).success,
  madeAt: ({ timestamp }) => timestamp,
  withMadeAt: (entry, timestamp) => ({ ...entry, timestamp }),
  lifeOf: ({ expire }) => expire,
};
