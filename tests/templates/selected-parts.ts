/** A class that a selector names, or an element and the class before it. */
export interface SelectedPart {
  /** Class without its dot; undefined before the first class. */
  hook: string | undefined;
  /** Tag name; undefined for the class itself. */
  element?: string;
}

/** Comments, keyframes, values, attribute and pseudo-class names are no selectors. */
const withoutNoise = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/@import[^;]*;/g, '');

const TOKEN = /:nth-[\w-]+\([^)]*\)|\[[^\]]*\]|::?[\w-]+|\.[\w-]+|#[\w-]+|[a-z][\w-]*|[(),]/g;

/** Parts of one selector, each with the class that stands before it; `parent` is that of the rule around it. */
function partsOf(selector: string, parent: string | undefined): SelectedPart[] {
  const parts: SelectedPart[] = [];
  const outer: (string | undefined)[] = [];
  let start = parent;
  let hook = parent;
  for (const [token] of selector.matchAll(TOKEN)) {
    if (token === '(') {
      outer.push(start);
      start = hook;
    } else if (token === ')') start = outer.pop();
    else if (token === ',') hook = start;
    else if (token.startsWith('.')) {
      hook = token.slice(1);
      parts.push({ hook });
    } else if (token.startsWith('#')) parts.push({ hook: token });
    else if (/^[a-z]/.test(token)) parts.push({ hook, element: token });
  }
  return parts;
}

const lastHook = (selector: string, parent: string | undefined) =>
  [...selector.matchAll(/\.([\w-]+)/g)].at(-1)?.[1] ?? parent;

/** What the rules of a style sheet select, nested rules included. */
export function selectedParts(css: string): SelectedPart[] {
  const parts: SelectedPart[] = [];
  const parents: (string | undefined)[] = [undefined];
  for (const [, before = '', bracket] of withoutNoise(css).matchAll(/([^{};]*)([{};])/g)) {
    const text = before.trim();
    if (bracket === '}') parents.pop();
    if (bracket !== '{') continue;
    const parent = parents.at(-1);
    if (text.startsWith('@')) parents.push(parent);
    else {
      parts.push(...partsOf(text, parent));
      parents.push(lastHook(text, parent));
    }
  }
  return parts;
}
