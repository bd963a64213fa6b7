import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Audience } from '@/lib/audience';

interface Minifier {
  minify_sync(script: string): { code?: string; error?: Error };
}

/** Next's own minifier: the one that made the page's other scripts (ADR 75). Read at run time, so that no build contains it. */
const minifier = (): Minifier =>
  createRequire(join(/* turbopackIgnore: true */ process.cwd(), 'package.json'))('next/dist/compiled/terser');

/** A script that is served as it is written, without comments and with short local names. */
export function minifyScript(script: string): string {
  const { code, error } = minifier().minify_sync(script);
  if (code === undefined) throw error ?? new Error('The script was not minified.');
  return code;
}

/** The parts of the early script, one function each, in the order in which they run. */
const PARTS = ['restore-preferences', 'replay-input', 'mark-touched', 'guard-offline', 'load-scripts'];
const CUSTOMER_PARTS = ['show-prices', ...PARTS];

const functionName = (part: string) => part.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The script that runs before a page's own scripts are loaded. The content security policy allows no inline script
 * except the framework's, so it is a file; its parts are in `app/_early/` and import nothing.
 */
export function earlyScript(audience: Audience): string {
  const names = audience === 'customer' ? CUSTOMER_PARTS : PARTS;
  const parts = names.map((part) =>
    readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'app/_early', `${part}.js`), 'utf8'),
  );
  const calls = names.map((part) => `${functionName(part)}();`);
  const script = [...parts, ...calls].join('\n').replace(/^export /gm, '');
  return minifyScript(`'use strict';{${script}}`);
}
