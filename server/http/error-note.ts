const NOTE =
  '<noscript><h1>De winkel is even niet bereikbaar</h1><p>Probeer het over een paar tellen opnieuw.</p></noscript>';

/** The framework's error page is drawn by script alone; without scripts it would be white. */
export function withErrorNote(html: string): string {
  return html.includes('<html id="__next_error__"') ? html.replace('<body>', `<body>${NOTE}`) : html;
}
