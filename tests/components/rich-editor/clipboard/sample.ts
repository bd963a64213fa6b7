/** What a program puts on the clipboard, in its style, and the text that it becomes. */
export interface Sample {
  name: string;
  html?: string;
  text?: string;
  expected: string;
}
