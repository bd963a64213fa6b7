import {
  RefusedPartitionCommand,
  readPartitionCommand,
  runPartitionCommand,
} from '../db/partition/command.ts';
import { largeTables } from '../db/partition/large-tables.ts';
import { operatorCommand } from './operator-command.ts';

/** `npm run partition -- --into <number> [--yes]`: the large tables by site, on PostgreSQL (ADR 216). */
export default operatorCommand({
  read: readPartitionCommand,
  work: (database, wanted) => runPartitionCommand(database, wanted, largeTables),
  writes: ({ confirmed }) => confirmed,
  Refusal: RefusedPartitionCommand,
});
