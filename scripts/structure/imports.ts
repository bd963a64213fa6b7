import { dirname, posix } from 'node:path';

/** One file that needs another. */
export interface Arrow {
  from: string;
  to: string;
  /** Removed at compile time. */
  typeOnly: boolean;
  /** By `import()`: loaded when the work needs it. */
  dynamic: boolean;
}

/** Paths from the root of the checkout, each with its text. */
export type Sources = ReadonlyMap<string, string>;

const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts'];
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `import … from '…'` and `export … from '…'`, `import '…'`, `import('…')`, as Biome formats them. */
const STATIC = /^(?:import|export)(?<type> type)?\s[^'"();]*?from '(?<path>[^']+)'/gm;
const BARE = /(?:^import |\b(?<dynamic>import)\(\s*)'(?<path>[^']+)'/gm;

/** Target of an import in this file, as a path without extension; undefined for a package. */
function target(file: string, path: string): string | undefined {
  if (path.startsWith('@/')) return path.slice(2);
  if (path.startsWith('.')) return posix.normalize(posix.join(dirname(file), path));
  const [, workspace, rest = '/index'] = /^@toonbank\/(\w+)(\/.+)?$/.exec(path) ?? [];
  return workspace && `${workspace}/src${rest}`;
}

/** Every arrow between the given files, and to paths of ours that are not among them. */
export function arrowsOf(sources: Sources): Arrow[] {
  return [...sources].flatMap(([from, text]) => {
    const code = text.replace(COMMENT, '');
    return [...code.matchAll(STATIC), ...code.matchAll(BARE)].flatMap(({ groups = {} }) => {
      const path = target(from, groups.path ?? '');
      if (!path) return [];
      const to = ENDINGS.map((ending) => path + ending).find((name) => sources.has(name)) ?? path;
      return [{ from, to, typeOnly: groups.type !== undefined, dynamic: groups.dynamic !== undefined }];
    });
  });
}
