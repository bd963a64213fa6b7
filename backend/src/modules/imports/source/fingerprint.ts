/** A heading without case, accents, blanks and signs: 'Art. nr.' and 'artnr' are one. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9%]/g, '');

/** Names the headings of a sheet whatever their order; what a supplier's profile is known by. */
export const fingerprint = (headings: readonly string[]): string =>
  headings
    .map(plainHeading)
    .filter((heading) => heading !== '')
    .toSorted()
    .join('|');

interface Recognised<Profile> {
  profile: Profile;
  /** Indexes of headings that the profile does not know: none, or one. */
  newColumns: number[];
}

/** The profile whose headings a sheet has, all of them and at most one more; an equal one before any other. */
export function recogniseProfile<Profile extends { headings: readonly string[] }>(
  headings: readonly string[],
  profiles: readonly Profile[],
): Recognised<Profile> | undefined {
  const plain = headings.map(plainHeading);
  let best: Recognised<Profile> | undefined;
  for (const profile of profiles) {
    const known = profile.headings.map(plainHeading).filter((heading) => heading !== '');
    if (known.length === 0 || !known.every((heading) => plain.includes(heading))) continue;
    const newColumns = plain.flatMap((heading, at) =>
      heading === '' || known.includes(heading) ? [] : [at],
    );
    if (newColumns.length <= 1 && (!best || newColumns.length < best.newColumns.length))
      best = { profile, newColumns };
  }
  return best;
}
