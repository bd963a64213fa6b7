import { brands as words } from '@/locales/nl/listing/brands';
import { letterId, letterOf, OTHER } from './letters';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The alphabet; a letter with brands links to the first of them. */
export function LetterLinks({ names }: { names: string[] }) {
  const used = new Set(names.map(letterOf));
  const letters = used.has(OTHER) ? [...ALPHABET, OTHER] : ALPHABET;
  return (
    <nav aria-label={words.letters} className="letters">
      {letters.map((letter) =>
        used.has(letter) ? (
          <a key={letter} href={`#${letterId(letter)}`}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  );
}
