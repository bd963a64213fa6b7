import { connectEmbedded } from '../../src/db/connect.ts';

/** A process that gives one statement to an embedded store of its own and says what the answer is, if one comes. */
const [statement = '', maxStatementMs] = process.argv.slice(2);
const database = await connectEmbedded('memory', { maxStatementMs: Number(maxStatementMs) });
const answer = await database.pool.query(statement).then(
  () => 'answered',
  (error: Error) => error.message,
);
process.stdout.write(answer);
await database.close();
