import { connectEmbedded } from '../../src/db/connect.ts';

/** A process that runs one statement on an embedded store of its own and prints the answer, if one comes. */
const [statement = '', maxStatementMs] = process.argv.slice(2);
const database = await connectEmbedded('memory', { maxStatementMs: Number(maxStatementMs) });
const answer = await database.pool.query(statement).then(
  () => 'answered',
  (error: Error) => error.message,
);
process.stdout.write(answer);
await database.close();
