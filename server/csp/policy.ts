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

/**
 * The policy of the worker that reads codes (ADR 121). A worker obeys its own answer: it may compile WebAssembly and
 * fetch from us, load no other script, and make no code of texts. Pages may not compile anything.
 */
export const codeWorkerPolicy =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** The policy of all other answers: data executes nothing and is shown in no frame. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
