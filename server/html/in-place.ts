const END = '</script>';
const TIMER = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';
/** Any of React's own calls; only `$RC("B:0","S:0")`, which moves a part to its place, can be done here. */
const CALL = /\$R[A-Z]\("/g;
const BELONGS = /\$RC\("(B:[\da-f]+)","(S:[\da-f]+)"\);?<\/script>/y;
/** The comments around a boundary: `$` finished, `$?` waiting, `$!` failed, `$~` hidden; `/$` its end. */
const EDGE = /<!--(\/?)\$[?!~]?-->/g;

interface Part {
  boundary: string;
  /** Start of the part's container and end of the script behind it. */
  from: number;
  to: number;
  content: string;
}

/**
 * Moves the parts that React sent late, because the page was long, to their places: they are visible without
 * JavaScript too, and nothing moves when it loads. `html` is a whole page, latin1. A page that waits for anything
 * else is left unchanged.
 */
export function inPlace(html: string): string {
  const parts: Part[] = [];
  for (const call of html.matchAll(CALL)) {
    const part = partAt(html, call.index);
    if (!part) return html;
    parts.push(part);
  }
  if (parts.length === 0) return html;
  let whole = html;
  for (const { from, to } of parts.toReversed()) whole = whole.slice(0, from) + whole.slice(to);
  // From the front: a part may contain the places of later parts.
  for (const part of parts) {
    const filled = fill(whole, part);
    if (filled === null) return html;
    whole = filled;
  }
  return whole.replace(TIMER, '');
}

/** `<div hidden id="S:0">…</div><script>…$RC("B:0","S:0")</script>` around a call. */
function partAt(html: string, call: number): Part | null {
  BELONGS.lastIndex = call;
  const [match, boundary, segment] = BELONGS.exec(html) ?? [];
  const script = html.lastIndexOf('<script', call);
  const open = `<div hidden id="${segment}">`;
  const from = html.lastIndexOf(open, script);
  const close = script - '</div>'.length;
  if (!match || !boundary || from < 0 || !html.startsWith('</div>', close)) return null;
  // Between the tags of the call's own script.
  if (html.indexOf(END, script) !== call + match.length - END.length) return null;
  return { boundary, from, to: call + match.length, content: html.slice(from + open.length, close) };
}

function fill(html: string, { boundary, content }: Part): string | null {
  const waiting = `<!--$?--><template id="${boundary}"></template>`;
  const start = html.indexOf(waiting);
  const end = start < 0 ? -1 : endOf(html, start + waiting.length);
  return end < 0 ? null : `${html.slice(0, start)}<!--$-->${content}${html.slice(end)}`;
}

/** The end of the boundary that is open at `from`; -1 without one. */
function endOf(html: string, from: number): number {
  let depth = 1;
  EDGE.lastIndex = from;
  for (let edge = EDGE.exec(html); edge; edge = EDGE.exec(html)) {
    depth += edge[1] ? -1 : 1;
    if (depth === 0) return edge.index;
  }
  return -1;
}
