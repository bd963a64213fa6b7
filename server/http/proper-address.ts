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
 * Repairs an address with broken encoding (`/nl/zoeken/100%`): every `%` that encodes nothing stands for itself.
 * Gives a path of this host; null when nothing is wrong.
 */
export function properAddress(url: string): string | null {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (isDecodable(path)) return null;
  const proper = path.replace(ENCODED, (signs) =>
    isDecodable(signs) ? signs : signs.replaceAll('%', '%25'),
  );
  // Two slashes would name another host.
  return `/${proper.replace(/^[/\\]+/, '')}${url.slice(path.length)}`;
}
