import {
  factsNamedIn,
  type PlaceholderFacts,
  unknownPlaceholders,
} from '@toonbank/contract/editing/placeholders';
import { placeholderWords as words } from '@/locales/nl/admin/editor';

interface FactLineProps {
  /** As it is stored, with its placeholders. */
  text: string;
  facts: PlaceholderFacts;
}

/** What readers see in the place of the placeholders of a text; nothing for a text without one. */
export function FactLine({ text, facts }: FactLineProps) {
  const known = factsNamedIn(text).map((name) => words.becomes(name, facts[name]));
  const unknown = unknownPlaceholders(text).map(words.unknown);
  if (known.length + unknown.length === 0) return null;
  return <p className="edit-facts">{[...known, ...unknown].join(' ')}</p>;
}
