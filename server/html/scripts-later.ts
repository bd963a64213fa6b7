/** The script that runs them (app/_data/early-script.ts); a page without it keeps its scripts unchanged. */
const STARTER = /<script src="\/theme\/early(?:-customer)?\.[\da-f]+\.js"><\/script>/;
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const AHEAD = /<link rel="preload" as="script" fetchPriority="low" href="(\/_next\/static\/[^"]+)"\/>/g;
/** Polyfills for browsers without modules: they understand neither our style nor the page's other scripts. */
const FOR_OLD = /<script src="\/_next\/static\/[^"]+" noModule=""><\/script>/g;

/**
 * Turns a page's scripts into links without effect: its first script fetches and runs them after the first paint (ADR
 * 44). `html` is latin1, as in mergeFlight.
 */
export function scriptsLater(html: string): string {
  if (!STARTER.test(html)) return html;
  const seen = new Set<string>();
  return html
    .replace(AHEAD, '')
    .replace(FOR_OLD, '')
    .replace(SCRIPT, (_, path: string) => {
      if (seen.has(path)) return '';
      seen.add(path);
      return `<link rel="later" href="${path}"/>`;
    });
}
