type Params = Record<string, string | string[]>;

/**
 * The parameters of a path below a pattern of folders: `nieuws/[slug]` for `['nieuws', 'korting']` gives `{ slug: 'korting' }`,
 * and `[...path]` takes all that is left. Undefined where the path does not fit.
 */
export function matchPath(pattern: string, path: readonly string[]): Params | undefined {
  const params: Params = {};
  const folders = pattern === '' ? [] : pattern.split('/');
  for (const [at, folder] of folders.entries()) {
    const segment = path[at];
    if (segment === undefined) return undefined;
    const rest = /^\[\.\.\.(\w+)\]$/.exec(folder)?.[1];
    if (rest) return { ...params, [rest]: path.slice(at) };
    const name = /^\[(\w+)\]$/.exec(folder)?.[1];
    if (name) params[name] = segment;
    else if (folder !== segment) return undefined;
  }
  return path.length === folders.length ? params : undefined;
}
