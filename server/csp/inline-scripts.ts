import { createHash } from 'node:crypto';
import { fixedScripts, reactDefinitions } from './react-runtime.ts';

const digest = (bytes: string) => createHash('sha256').update(bytes, 'latin1').digest('base64');

/** Whether a script is `before` + JSON + `after` and nothing else: then it can only pass data. */
function isCallWith(text: string, before: string, after: string): boolean {
  if (!text.startsWith(before)) return false;
  const rest = text.endsWith(';') ? text.slice(0, -1) : text;
  return rest.endsWith(after) && isJson(rest.slice(before.length, rest.length - after.length));
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** The same with a text between single quotes (server/html/single-quotes.ts): no quote or line end in it is bare. */
const SINGLE_QUOTED = /^self\.__next_f\.push\(\[1,'[^'\\\n\r]*(?:\\[^\n\r][^'\\\n\r]*)*'\]\)$/;

/** React's own calls, such as `$RC("B:0","S:0")`, after the definitions that it sends once. */
function isReactCall(text: string): boolean {
  const at = text.lastIndexOf('$R');
  const call = /^\$R[CSXR]\((.*)\);?$/s.exec(text.slice(at));
  if (at < 0 || !call || !isJson(`[${call[1]}]`)) return false;
  return at === 0 || reactDefinitions.has(digest(text.slice(0, at)));
}

const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/** Whether the framework wrote this script. Any other script gets no hash and stays blocked. */
export function isKnownScript(text: string): boolean {
  return (
    isCallWith(text, 'self.__next_f.push(', ')') ||
    SINGLE_QUOTED.test(text) ||
    text === '(self.__next_f=self.__next_f||[]).push([0])' ||
    text === 'requestAnimationFrame(function(){$RT=performance.now()});' ||
    isCallWith(text, TURBOPACK, ')') ||
    isReactCall(text) ||
    fixedScripts.has(digest(text))
  );
}

/**
 * The hashes of a page's known inline scripts for `script-src`, each once. `html` holds one byte per character
 * (latin1), as in mergeFlight: a hash is over bytes, so the page is not decoded.
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const head = html.indexOf('>', at);
    const end = html.indexOf('</script>', head);
    if (head < 0 || end < 0) break;
    const text = html.slice(head + 1, end);
    if (text !== '' && !html.slice(at, head).includes(' src=') && isKnownScript(text)) {
      hashes.add(`'sha256-${digest(text)}'`);
    }
  }
  return [...hashes];
}
