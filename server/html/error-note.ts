import { HOST_LOGO, HOST_STYLE } from '../../lib/urls/host-urls.ts';

const TITLE = 'De winkel is even niet bereikbaar';

/** The text of `app/global-error.tsx`, with a link in place of its button: the same address again. */
const NOTE = `<noscript><main class="wrap message-page min-h-dvh content-center justify-center justify-items-center text-center"><a href="/"><img class="h-10 w-auto" src="${HOST_LOGO}" alt="Naar de homepage"></a><h1>${TITLE}</h1><p>Probeer het over een paar tellen opnieuw. Uw winkelwagen blijft bewaard.</p><a class="btn btn-primary" href="">Opnieuw proberen</a></main></noscript>`;

/** Links to the shared style, which the page loads by script only, and this host's colours, logo and font. */
const styleLinks = (html: string) =>
  [...html.matchAll(/<link rel="preload" href="([^"]+\.css)" as="style"\/>/g)]
    .map(([, href = '']) => href)
    .concat(HOST_STYLE)
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');

/**
 * Adds a message for browsers without scripts: the framework's error page is drawn by script alone and would be
 * white.
 */
export function withErrorNote(html: string): string {
  const htmlTag = '<html id="__next_error__">';
  if (!html.includes(htmlTag)) return html;
  return html
    .replace(htmlTag, '<html id="__next_error__" lang="nl">')
    .replace('</head>', () => `<title>${TITLE}</title><noscript>${styleLinks(html)}</noscript></head>`)
    .replace('<body>', () => `<body>${NOTE}`);
}
