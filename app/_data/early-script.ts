import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Removes comments and indentation of a script that is served as it is written. */
export const minifyScript = (script: string): string =>
  script
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/^ *\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();

/** The parts of the early script, one function each, in the order in which they run. */
const PARTS = ['restore-preferences', 'replay-input', 'mark-touched', 'guard-offline', 'load-scripts'];

const functionName = (part: string) => part.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The script that runs before a page's own scripts are loaded. The content security policy allows no inline script
 * except the framework's, so it is a file; its parts are in `app/_early/` and import nothing.
 */
export function earlyScript(): string {
  const parts = PARTS.map((part) =>
    readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'app/_early', `${part}.js`), 'utf8'),
  );
  const calls = PARTS.map((part) => `${functionName(part)}();`);
  const script = minifyScript([...parts, ...calls].join('\n')).replace(/^export /gm, '');
  return `'use strict';{${script}}`;
}
