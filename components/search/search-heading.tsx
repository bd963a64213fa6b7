import { results as words } from '@/locales/nl/search';
import { Notice } from '../ui/notice';
import { shownText } from './shown-text';

export interface SearchHeadingProps {
  /** As typed; empty before the first search. */
  text: string;
  /** The corrected search text, when the results are for that. */
  corrected?: string;
  found: boolean;
}

/** Search text of the results, and the corrected text when it differs. */
export function SearchHeading({ text, corrected, found }: SearchHeadingProps) {
  if (text === '') return <h1>{words.empty.title}</h1>;
  return (
    <>
      <h1>
        {found ? words.title : words.nothing} ‘<bdi>{shownText(found ? (corrected ?? text) : text)}</bdi>’
      </h1>
      {found && corrected && (
        <Notice>
          {words.nothingAsTyped(shownText(text))} {words.corrected(shownText(corrected))}
        </Notice>
      )}
    </>
  );
}
