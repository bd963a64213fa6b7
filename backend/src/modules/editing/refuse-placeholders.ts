import { fieldTypesOf, unknownPlaceholders } from '@toonbank/contract';
import { fillInMarks } from '@toonbank/contract/editing/fill-in';
import type { ContentFields } from '../../db/schema/index.ts';
import { DomainError } from '../../http/errors.ts';
import type { Target } from './stored-kinds.ts';

/** @throws DomainError placeholder_unknown where a changed text has a placeholder that names no fact */
export function refusePlaceholders({ kind }: Target, fields: ContentFields, changed: string[]): void {
  const types = fieldTypesOf(kind);
  const unknown = changed
    .filter((name) => types[name] === 'html' || types[name] === 'line')
    .map((name) => [`fields.${name}`, unknownPlaceholders(fields[name] ?? '').join(' ')])
    .filter(([, names]) => names !== '');
  if (unknown.length > 0)
    throw new DomainError('placeholder_unknown', 'A placeholder names no fact.', Object.fromEntries(unknown));
}

/** @throws DomainError not_filled_in where visitors will see a page that still has places of its template */
export function refuseUnfilled({ kind }: Target, fields: ContentFields): void {
  if (kind !== 'page' || fields.visible !== 'true') return;
  const left = Object.keys(fieldTypesOf(kind))
    .map((name) => [`fields.${name}`, fillInMarks(fields[name] ?? '').join(' ')])
    .filter(([, marks]) => marks !== '');
  if (left.length > 0)
    throw new DomainError(
      'not_filled_in',
      'The page has places that are not filled in.',
      Object.fromEntries(left),
    );
}
