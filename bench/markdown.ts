/** A row of a Markdown table. */
export const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

export const table = (head: string[], rows: string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows, ''].join('\n');

/** Whether a limit is met; a failure is bold. */
export const verdict = (good: boolean) => (good ? 'yes' : '**no**');
