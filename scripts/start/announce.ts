/** What somebody who has just started the shop wants to know. */
export function announce({ port, apiUrl, demo }: { port: number; apiUrl: string; demo: boolean }): void {
  const lines = ['', `  Shop      http://localhost:${port}`, `  API       ${apiUrl}  (documentation: /docs)`];
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
