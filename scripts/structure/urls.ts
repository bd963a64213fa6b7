import type { Sources } from './imports.ts';

/** Production code of the storefront, without scripts that import nothing. */
const CODE = /^(?:api|app|components|lib|locales|server|store|templates)\/.*\.tsx?$|^middleware\.ts$/;
/** Where addresses are made and read. */
const HOME = /^lib\/(?:urls|routing)\//;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** A text that begins with the language, or with the name of an internal address. */
const ADDRESS = /['"`}]\/(?:nl|internal|theme|rewritten)(?:\/[^'"`]*)?['"`]/g;
/** A module or a folder, not an address. */
const MODULE = /(?:from|import\(|locales)\s*$/;

/** Addresses of pages and handlers that are written out instead of taken from lib/urls. */
export function urlProblems(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!CODE.test(path) || HOME.test(path)) return [];
    const code = text.replace(COMMENT, '');
    return [...code.matchAll(ADDRESS)]
      .filter(({ index }) => !MODULE.test(code.slice(0, index)))
      .map(([address]) => `${path} writes ${address} out: take it from lib/urls.`);
  });
}
