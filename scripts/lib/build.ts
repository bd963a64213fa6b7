import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';
import { Refusal, run } from './process.ts';

/** Sources of the storefront's build. */
const SOURCES = [
  '{app,components,templates,tenants,store,api,contract,locales,lib,public}/**/*.*',
  'server/cache/**/*.*',
  'server/http/stated-status.ts',
  '{middleware,next.config,tailwind.config}.ts',
  'postcss.config.mjs',
  'package-lock.json',
];

const stampFile = join(root, '.next', 'sources.sha256');

function hashSources(): string {
  const hash = createHash('sha256');
  const found = globSync(SOURCES, {
    cwd: root,
    exclude: (entry) => entry.name === 'node_modules',
    withFileTypes: true,
  });
  const files = found
    .filter((entry) => entry.isFile() && /\.\w+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the storefront unless the present build was made from the same sources. */
export async function ensureBuilt(): Promise<void> {
  const stamp = hashSources();
  const built = existsSync(join(root, '.next', 'BUILD_ID')) && existsSync(stampFile);
  if (built && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stdout.write('Building the storefront …\n');
  if ((await run('next', ['build'])) !== 0) throw new Refusal('The storefront could not be built.');
  writeFileSync(stampFile, stamp);
}
