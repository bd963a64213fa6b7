/** A row of a Markdown table. */
export const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

export const table = (head: string[], rows: string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows, ''].join('\n');

/** Whether a limit is met, so that the eye finds where it is not. */
export const verdict = (good: boolean) => (good ? 'yes' : '**no**');
