import { existsSync } from 'node:fs';
import { Refusal } from '../lib/process.ts';

/** Reads variables from a file, where there is one. Those that are set already win. @throws Refusal when it can't be read */
export function loadEnvFile(file: string): void {
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch {
    throw new Refusal(`The file ${file} can't be read.`);
  }
}
