const MAX_PATH_LENGTH = 1000;

/**
 * The decoded segments of a path, or null for a path that no page can have: broken or double encoding, control
 * characters, empty or dotted segments in the middle, or excessive length.
 */
export function pathSegments(pathname: string): string[] | null {
  if (pathname.length > MAX_PATH_LENGTH || !pathname.startsWith('/')) return null;
  const raw = pathname.slice(1).replace(/\/$/, '');
  if (raw === '') return [];
  try {
    const segments = raw.split('/').map(decodeURIComponent);
    return segments.every(isPlain) ? segments : null;
  } catch {
    return null;
  }
}

function isPlain(segment: string): boolean {
  return segment !== '' && !/^\.+$/.test(segment) && !/[\p{Cc}\\]/u.test(segment);
}

/** Segments → path, each encoded again. */
export function joinPath(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}
