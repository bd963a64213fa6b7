/** Longest return path. Only a path of this site is accepted, so that no link can send a customer elsewhere. */
const MAX_LENGTH = 500;

/** `terug` of the login page → a path with query on this origin, or `/` for any other value. */
export function safeReturnPath(text: string | null | undefined): string {
  if (!text || text.length > MAX_LENGTH || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || text.includes('\\'))
    return '/';
  const url = URL.parse(text, 'http://here.invalid');
  return url?.origin === 'http://here.invalid' && !url.pathname.startsWith('//')
    ? url.pathname + url.search
    : '/';
}
