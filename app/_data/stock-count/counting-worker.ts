import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifyScript } from '../early-script';

const FOLDER = 'components/stock-count/offline/worker';

function made(file: string, name: string): { script: string; etag: string } {
  const path = join(/* turbopackIgnore: true */ process.cwd(), FOLDER, `${file}.js`);
  const source = readFileSync(path, 'utf8').replace(/^export /gm, '');
  const script = minifyScript(`'use strict';{${source};${name}();}`);
  return { script, etag: `W/"${createHash('sha256').update(script).digest('hex').slice(0, 16)}"` };
}

let worker: ReturnType<typeof made> | undefined;
let retired: ReturnType<typeof made> | undefined;

/** The script of the service worker, or the one that ends it. Made once. */
export function countingWorker(isOn: boolean) {
  if (!isOn) {
    retired ??= made('retired-worker', 'retiredWorker');
    return retired;
  }
  worker ??= made('count-worker', 'countWorker');
  return worker;
}
