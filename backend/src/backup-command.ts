import { backUp } from './db/backup/back-up.ts';
import { restore } from './db/backup/restore.ts';
import { explainStoreError } from './db/explain-error.ts';
import { EnvError, readEnv } from './env.ts';

const USAGE = 'npm run backup [-- <file>]  or  npm run restore -- <file>';

/** `npm run backup` and `npm run restore`, for the embedded database of a shop that does not run. */
async function run([what, file]: readonly string[]): Promise<string> {
  const { databaseUrl, dataDir } = readEnv(process.env);
  if (databaseUrl)
    throw new EnvError(
      'DATABASE_URL is set: back up PostgreSQL with pg_dump, as docs/operating.md says under Backup.',
    );
  if (what === 'backup') {
    const day = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');
    return `Written and read back: ${await backUp(dataDir, file ?? `toonbank-${day}.sqlar`)}`;
  }
  if (what !== 'restore' || !file) throw new EnvError(USAGE);
  return `Restored into ${dataDir}: ${await restore(dataDir, file)} orders. Start the shop with npm start.`;
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const sentence = error instanceof EnvError ? error.message : explainStoreError(error);
  const advice = /in use by another process/.test(sentence ?? '') ? ' Stop the shop first.' : '';
  process.stderr.write(`${sentence ? sentence + advice : (error as Error).stack}\n`);
  process.exitCode = 1;
}
