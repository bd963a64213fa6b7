import { EnvError, type RawEnv, readEnv } from '../../lib/env.ts';
import { StartError } from '../../server/start/fail.ts';
import { writableFolder } from '../../server/start/writable-folder.ts';
import { Refusal } from '../lib/process.ts';

/**
 * Checks the storefront's settings as the storefront itself does at its start.
 * @throws Refusal with one sentence for each wrong setting
 */
export async function checkStorefrontEnv(raw: RawEnv, dev: boolean): Promise<void> {
  try {
    const { PAGE_CACHE_DIR } = readEnv(raw);
    if (!dev) await writableFolder(PAGE_CACHE_DIR);
  } catch (error) {
    if (error instanceof EnvError || error instanceof StartError) throw new Refusal(error.message);
    throw error;
  }
}
