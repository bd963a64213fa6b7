import { expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { openObjects } from '../../src/objects/open-objects.ts';

const KEY = { MEDIA_S3_KEY_ID: 'key', MEDIA_S3_SECRET: 'geheim-en-lang' };
const URL = { MEDIA_S3_URL: 'https://s3.example.nl/winkel' };

it('has no place outside the database unless one is set', async () => {
  expect(await openObjects(readEnv({}).objects)).toBeUndefined();
});

it.each([
  [{ MEDIA_STORE: 's3' }, 'MEDIA_S3_URL'],
  [{ MEDIA_STORE: 'folder' }, 'MEDIA_FOLDER'],
  [{ MEDIA_STORE: 'schijf' }, 'MEDIA_STORE'],
  [{ ...URL, MEDIA_S3_KEY_ID: 'key' }, 'MEDIA_S3_SECRET'],
  [{ ...URL, MEDIA_S3_SECRET: 'geheim-en-lang' }, 'MEDIA_S3_KEY_ID'],
  [KEY, 'MEDIA_S3_URL'],
  [{ ...KEY, MEDIA_S3_URL: 'ftp://s3.example.nl/winkel' }, 'MEDIA_S3_URL'],
  [{ MEDIA_PREFIX: '../ander' }, 'MEDIA_PREFIX'],
  [{ MEDIA_KEEP_DAYS: '0' }, 'MEDIA_KEEP_DAYS'],
])('refuses %o with a sentence that names %s and no secret', (env, variable) => {
  expect(() => readEnv(env)).toThrow(`The variable ${variable} is wrong:`);
  expect(() => readEnv(env)).not.toThrow('geheim');
});
