/** Calls that a vector makes when it runs: the page counts them. */
const RUN = 'window.ran()';
const CODED = 'window&#46;ran()';

const events = [
  'onload',
  'onerror',
  'onclick',
  'onfocus',
  'onmouseover',
  'onanimationstart',
  'ontoggle',
  'onpointerenter',
  'onscroll',
  'onbeforetoggle',
];
const loaders = ['img', 'svg', 'video', 'audio', 'body', 'input', 'iframe', 'embed', 'object', 'link'];

/** Handlers on elements that load, focus or open by themselves. */
const handlers = loaders.flatMap((tag) => [
  `<${tag} src=x onerror=${RUN}>`,
  `<${tag} src="x" onload="${RUN}" autofocus onfocus="${RUN}">`,
  `<${tag.toUpperCase()} SRC=x ONERROR=${RUN} ONLOAD=${RUN}>`,
]);

/** Handlers on elements that texts may have. */
const onAllowed = ['p', 'a', 'table', 'td', 'h2', 'li'].flatMap((tag) =>
  events.slice(0, 4).map((event) => `<${tag} ${event}="${RUN}" tabindex=1 autofocus>x</${tag}>`),
);

const addresses = [
  `javascript:${RUN}`,
  ` javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java&#9;script:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;avascript:${CODED}`,
  `\u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cucmFuKCk8L3NjcmlwdD4=`,
  `javascript://x%0a${RUN}`,
  `blob:${RUN}`,
  `view-source:javascript:${RUN}`,
  `//evil.example`,
  `/\\evil.example`,
  `\\\\evil.example`,
  `https:javascript:${RUN}`,
];
const links = addresses.flatMap((address) => [
  `<a href="${address}">x</a>`,
  `<a href='${address}' target=_top>x</a>`,
]);

const scripts = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT >`,
  `<script/x>${RUN}</script>`,
  `<script\n>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script type=module>${RUN}</script>`,
  `<script>self.__next_f.push([1,"x"]);${RUN}</script>`,
  `<script>self.__next_f.push([1,"0:I[1]"])</script><script>${RUN}</script>`,
  `<script>$RC("B:0","S:0");${RUN}</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<template><script>${RUN}</script></template>`,
  `<textarea><script>${RUN}</script></textarea>`,
  `</textarea><script>${RUN}</script>`,
  `<title><img src=x onerror=${RUN}></title>`,
  `<p>a</p></div><script>${RUN}</script><div>`,
  `<!--><script>${RUN}</script-->`,
  `<!-- --!><img src=x onerror=${RUN}> -->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?xml ?><img src=x onerror=${RUN}>`,
  `<plaintext><img src=x onerror=${RUN}>`,
  `<xmp><img src=x onerror=${RUN}></xmp>`,
  `<listing>&lt;img src=x onerror=${RUN}&gt;</listing>`,
];

/** Texts whose meaning changes when they are parsed a second time. */
const mutations = [
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<svg><p><style><g title="</style><img src=x onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}></style></mglyph></table></mtext></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<svg><script>${CODED}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set attributeName=onmouseover to=${RUN}>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${RUN}></svg>#x">`,
  `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  `<table><p title="</table><img src=x onerror=${RUN}>">`,
  `<a href="x&quot; onclick=&quot;${RUN}">x</a>`,
  `<p title='"><img src=x onerror=${RUN}>'>x</p>`,
  `<a href="https://x" \u2028onclick=${RUN}>x</a>`,
  `<p/onclick=${RUN}/x>x</p>`,
  `<img src=\`x\`onerror=${RUN}>`,
  `<a/href="javascript:${RUN}">x</a>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
];

const others = [
  `<iframe srcdoc="<script>parent.ran()</script>"></iframe>`,
  `<iframe src="javascript:parent.ran()"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<form action="javascript:${RUN}"><button autofocus>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<isindex action=javascript:${RUN} type=image>`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="${RUN}">x</p>`,
  `<link rel=stylesheet href="data:text/css,*{x:expression(${RUN})}">`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<dialog open onclose=${RUN}>x</dialog>`,
  `<p popover id=x onbeforetoggle=${RUN}>x</p><button popovertarget=x>x</button>`,
  `<video><source onerror=${RUN}></video>`,
  `<p contenteditable onblur=${RUN} autofocus>x</p>`,
  `<img name=ran src=x>`,
  `<a id=ran href="https://x">x</a>`,
  `<form id=document>x</form>`,
];

/** Texts that try to run something where they are shown, by class. */
export const xssVectors: readonly string[] = [
  ...handlers,
  ...onAllowed,
  ...links,
  ...scripts,
  ...mutations,
  ...others,
];
