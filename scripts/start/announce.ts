interface Started {
  port: number;
  apiUrl: string;
  demo: boolean;
}

/**
 * URL of the outbox with the unsent mails, when the backend shows them: development and demo, without an
 * SMTP server.
 */
async function outboxOf(apiUrl: string): Promise<string | undefined> {
  const url = `${apiUrl}/outbox`;
  const shown = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return shown ? url : undefined;
}

/** Prints addresses and logins after the start. */
export async function announce({ port, apiUrl, demo }: Started): Promise<void> {
  const outbox = await outboxOf(apiUrl);
  const lines = ['', `  Shop      http://localhost:${port}`, `  API       ${apiUrl}  (documentation: /docs)`];
  if (outbox) lines.push(`  Mail      ${outbox}  (what would have been sent)`);
  if (demo)
    lines.push(
      `  Sites     http://<site>.localhost:${port}, e.g. http://huispapier.localhost:${port}`,
      '',
      '  Customer  inkoper@demo.test or balie@demo.test, password schoon-en-droog-2026',
      '  Admin     client code DEMO, beheer@demo.test, password schoon-en-beheer-2026',
    );
  lines.push('', '  Ctrl-C stops both.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}
