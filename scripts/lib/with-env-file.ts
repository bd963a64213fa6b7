import { loadEnvFile } from './env-file.ts';
import { Refusal } from './process.ts';

/**
 * Loaded before an operator's command (`node --import`), so that it has the settings of `npm start`. Ends the process with one
 * sentence for a file that can't be read.
 */
try {
  loadEnvFile();
} catch (error) {
  process.stderr.write(`${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
