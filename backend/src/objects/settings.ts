import { z } from 'zod';
import type { S3Settings } from './s3-driver.ts';

/** Where bytes of files go, and where they may still be. */
export interface ObjectSettings {
  store: 'database' | 'folder' | 's3';
  folder: string | undefined;
  s3: S3Settings | undefined;
  /** The first part of each key. */
  prefix: string;
  keepDays: number;
}

/** The environment variables, for the schema of `env.ts`. */
export const objectVariables = {
  MEDIA_STORE: z.enum(['database', 'folder', 's3'], 'it must be database, folder or s3').default('database'),
  MEDIA_FOLDER: z.string().min(1).optional(),
  MEDIA_S3_URL: z
    .url({ protocol: /^https?$/, error: 'write it like https://s3.example.nl/bucket' })
    .optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'write it like eu-central-1')
    .default('us-east-1'),
  MEDIA_S3_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  MEDIA_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,40}(\/[a-z0-9][a-z0-9-]{0,40}){0,3}$/, 'write it like toonbank')
    .default('toonbank'),
  MEDIA_KEEP_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'it must be a whole number, 1 or more')
    .transform(Number)
    .default(30),
};
const variables = z.object(objectVariables);

/** @returns also `fault`: the variable that is wrong and why, in one sentence; absent when all are right */
export function objectSettings(
  value: z.output<typeof variables>,
): ObjectSettings | { fault: { variable: string; why: string } } {
  const { MEDIA_STORE: store, MEDIA_FOLDER: folder, MEDIA_S3_URL: url } = value;
  const { MEDIA_S3_KEY_ID: keyId, MEDIA_S3_SECRET: secret, MEDIA_S3_REGION: region } = value;
  const isWhole = url !== undefined && keyId !== undefined && secret !== undefined;
  if (!isWhole && (url ?? keyId ?? secret) !== undefined)
    return {
      fault: {
        variable: url === undefined ? 'MEDIA_S3_URL' : keyId ? 'MEDIA_S3_SECRET' : 'MEDIA_S3_KEY_ID',
        why: 'a bucket needs address, key id and secret',
      },
    };
  if (store === 'folder' && !folder)
    return { fault: { variable: 'MEDIA_FOLDER', why: 'MEDIA_STORE=folder needs it' } };
  if (store === 's3' && !isWhole)
    return { fault: { variable: 'MEDIA_S3_URL', why: 'MEDIA_STORE=s3 needs it' } };
  return {
    ...{ store, folder, prefix: value.MEDIA_PREFIX, keepDays: value.MEDIA_KEEP_DAYS },
    s3: isWhole ? { url, region, keyId, secret } : undefined,
  };
}
