import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectPostgres } from '../../src/db/connect.ts';
import type { PaymentSettings } from '../../src/modules/payments/payments.ts';
import { type TestApp, testApp } from '../support/index.ts';

/**
 * Any number: key of the lock held while a database is made, because the shared role is created only once.
 */
const MAKING = 7_014_599;

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error(
    'TEST_DATABASE_URL is not set. These tests need a running PostgreSQL, as a superuser: PGlite has one session, so it proves nothing about concurrency. `npm test` starts one.',
  );
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database of its own on the server. @returns its address, and how to be rid of it */
export async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `toonbank_test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name}`));
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

/** While one test file makes the schema, the others wait. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  return onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MAKING]);
    return work();
  });
}

/** The whole backend on a fresh PostgreSQL database, with `connections` that work at the same time. */
export async function postgresApp(connections = 20, payments?: PaymentSettings): Promise<TestApp> {
  const { url, drop } = await makeDatabase();
  const test = await alone(() => testApp(async () => connectPostgres(url, connections), payments));
  return {
    ...test,
    async close() {
      await test.close();
      await drop();
    },
  };
}

/**
 * Repeats the call while it answers 503 (as its Retry-After asks), because no connection became free in
 * time.
 */
export async function persistently<A extends { status: number }>(call: () => Promise<A>): Promise<A> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call();
    if (answer.status !== 503 || attempt === 10) return answer;
  }
}

/** Start all at once, wait for all. */
export const atOnce = <T>(times: number, work: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, turn) => work(turn)));
