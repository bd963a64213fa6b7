import { fieldTypesOf, unknownPlaceholders } from '@toonbank/contract';
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
