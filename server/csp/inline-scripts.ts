import { createHash } from 'node:crypto';
import { fixedScripts, reactDefinitions } from './react-runtime.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

/** `before` + JSON + `after` and nothing else: then it can only hand over data. */
function handsOver(text: string, before: string, after: string): boolean {
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

/** React's own calls, `$RC("B:0","S:0")` and its like, behind the definitions it sends once. */
function isReactCall(text: string): boolean {
  const at = text.lastIndexOf('$R');
  const call = /^\$R[CSXR]\((.*)\);?$/s.exec(text.slice(at));
  if (at < 0 || !call || !isJson(`[${call[1]}]`)) return false;
  return at === 0 || reactDefinitions.has(digest(text.slice(0, at)));
}

const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/** Whether the framework wrote this script. What it did not write stays without a hash, and blocked. */
export function isKnownScript(text: string): boolean {
  return (
    handsOver(text, 'self.__next_f.push(', ')') ||
    text === '(self.__next_f=self.__next_f||[]).push([0])' ||
    text === 'requestAnimationFrame(function(){$RT=performance.now()});' ||
    handsOver(text, TURBOPACK, ')') ||
    isReactCall(text) ||
    fixedScripts.has(digest(text))
  );
}

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/gi;

/** The hashes of a page's known inline scripts, as `script-src` wants them, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (!/\ssrc=/i.test(attributes) && text !== '' && isKnownScript(text))
      hashes.add(`'sha256-${digest(text)}'`);
  }
  return [...hashes];
}
