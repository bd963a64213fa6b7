/** A text in three: `changed` is what differs from another text, whole words, between what both have. */
export interface ChangedWords {
  before: string;
  changed: string;
  after: string;
}

const words = (text: string) => text.split(/(?<=\s)/);

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const maxCount = Math.min(one.length, other.length);
  let count = 0;
  while (count < maxCount && one[count] === other[count]) count += 1;
  return count;
}

/** The part of a text that another one does not have at that place. */
export function changedWords(text: string, other: string): ChangedWords {
  const [own, others] = [words(text), words(other)];
  const start = sharedStart(own, others);
  const shared = sharedStart(own.slice(start).reverse(), others.slice(start).reverse());
  const end = own.length - shared;
  return {
    before: own.slice(0, start).join(''),
    changed: own.slice(start, end).join(''),
    after: own.slice(end).join(''),
  };
}
