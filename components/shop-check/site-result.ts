import type { AnswerOf } from '@/api/call';
import { siteFieldWords } from '@/locales/nl/admin/shop/shop-check';

type Result = AnswerOf<'shopCheck.run'>['results'][number];

/** The result about the site's folder, which the backend does without. `openFields`: names of fields, `branch.kvk`. */
export function siteResult(openFields: readonly string[]): Result {
  const examples = openFields.flatMap((field) => siteFieldWords[field] ?? []);
  return {
    check: 'site_placeholder',
    count: examples.length,
    examples: examples.map((text) => ({ text, productId: null, path: '' })),
  };
}

/** Results in the order of `names`. */
export const inOrder = (results: readonly Result[], names: readonly string[]): Result[] =>
  results.toSorted((one, other) => names.indexOf(one.check) - names.indexOf(other.check));
