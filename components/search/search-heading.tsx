import { results as words } from '@/locales/nl/search';
import { Notice } from '../ui/notice';
import { shownText } from './shown-text';

export interface SearchHeadingProps {
  /** As it was typed; empty before anything was looked for. */
  text: string;
  /** What was searched instead. */
  corrected?: string;
  found: boolean;
}

/** What these are the results for, and where that isn't what was typed, that too. */
export function SearchHeading({ text, corrected, found }: SearchHeadingProps) {
  if (text === '') return <h1>{words.empty.title}</h1>;
  return (
    <>
      <h1>
        {found ? words.title : words.nothing} “<bdi>{shownText(found ? (corrected ?? text) : text)}</bdi>”
      </h1>
      {found && corrected && (
        <Notice>
          {words.nothingAsTyped(shownText(text))} {words.corrected(shownText(corrected))}
        </Notice>
      )}
    </>
  );
}
