import { suggestions as words } from '@/locales/nl/search';
import type { Option } from './options';
import type { Suggestions } from './use-suggestions';

interface Shown extends Suggestions {
  text: string;
  options: readonly Option[];
}

/** Screen reader announcement after the list has changed; empty while loading. */
export function announcement({ text, options, answer, loading }: Shown): string {
  if (text === '') return words.foundRecent(options.length);
  if (loading || !answer) return '';
  if (!answer.list) return words.failed;
  return options.length === 0 ? words.nothing(text) : words.found(options.length, answer.list.numFound);
}
