const ENCODED = /(?:%[\da-f]{2})+|%/gi;

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address that was meant by one with broken encoding (`/nl/zoeken/100%`): every sign that encodes nothing stands
 * for itself. A path of this host; null when there is nothing to put right.
 */
export function properAddress(url: string): string | null {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (isDecodable(path)) return null;
  const proper = path.replace(ENCODED, (signs) =>
    isDecodable(signs) ? signs : signs.replaceAll('%', '%25'),
  );
  // Two slashes would be another host.
  return `/${proper.replace(/^[/\\]+/, '')}${url.slice(path.length)}`;
}
