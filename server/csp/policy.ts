/** The policy of a page: our own files, and the inline scripts whose hashes are given (ADR 4). */
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

/** Of everything that is no page: data runs nothing and is shown in no frame. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
