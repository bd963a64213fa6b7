import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { Refusal } from './process.ts';

/** Reads variables from `.env`, where there is one. Those that are set already win. @throws Refusal when it can't be read */
export function loadEnvFile(file: string = join(root, '.env')): void {
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch {
    throw new Refusal(`The file ${file} can't be read.`);
  }
}
