/** The content security policy of a page: our own files, and the inline scripts with these hashes (ADR 4). */
export function pagePolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The policy of all other answers: data executes nothing and is shown in no frame. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
