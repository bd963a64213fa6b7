import { expect, it } from 'vitest';
import { readPartitionCommand, runPartitionCommand } from '../../src/db/partition/command.ts';
import { largeTables } from '../../src/db/partition/large-tables.ts';
import { embeddedDatabase } from '../support/index.ts';

it('reads the number of partitions and the confirmation, and explains everything else', () => {
  expect(readPartitionCommand(['--into', '16'])).toEqual({ into: 16, confirmed: false });
  expect(readPartitionCommand(['--into', '1', '--yes'])).toEqual({ into: 1, confirmed: true });
  const wrong = [
    [],
    ['16'],
    ['--into'],
    ['--into', '0'],
    ['--into', '65'],
    ['--into', '4x'],
    ['--into', '4', '-y'],
  ];
  for (const args of [...wrong, ['--into', '4', '--yes', 'orders']])
    expect(() => readPartitionCommand(args), args.join(' ')).toThrow(
      'Usage: npm run partition -- --into <number> [--yes]',
    );
});

it('refuses the embedded database', async () => {
  const database = await embeddedDatabase();
  await expect(runPartitionCommand(database, { into: 4, confirmed: true }, largeTables)).rejects.toThrow(
    'Only PostgreSQL is partitioned',
  );
  await database.close();
});
