import { expect, it } from 'vitest';
import { databaseErrorCode } from '../../src/http/database-errors.ts';

const wrapped = (cause: Partial<Error> & { code?: string }) =>
  new Error('Failed query', { cause: Object.assign(new Error(cause.message), cause) });

it.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
])('a lost connection (%s) means that the store is unavailable for now', (message) => {
  expect(databaseErrorCode(new Error(message))).toBe('unavailable');
  expect(databaseErrorCode(wrapped({ message }))).toBe('unavailable');
});

it.each(['53100', '53300', '57P01', '57P03', '57014', '58030', '08006', '25P03', '25006', '40001', '55P03'])(
  'SQLSTATE %s means that the store is unavailable for now',
  (code) => expect(databaseErrorCode(wrapped({ message: 'x', code }))).toBe('unavailable'),
);

it('an error of our own is not one of the database’s', () => {
  expect(databaseErrorCode(new Error('x is not a function'))).toBeUndefined();
  expect(databaseErrorCode(wrapped({ message: 'syntax error', code: '42601' }))).toBeUndefined();
});
