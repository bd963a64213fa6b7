import type { ImportFieldName } from '@toonbank/contract';
import { importFieldWords, importWords as words } from '@/locales/nl/admin/imports';
import type { Choices, SheetColumns } from './use-columns';

const orList = new Intl.ListFormat('nl', { type: 'disjunction' });

/** Why lines can't be compared by these choices, in sentences. */
export function mappingFaults({ fields }: SheetColumns, choices: Choices): string[] {
  const chosen = Object.values(choices).flatMap(({ field }) => (field === '' ? [] : [field]));
  const has = (name: ImportFieldName) => chosen.includes(name);
  const nameOf = (name: ImportFieldName) => importFieldWords[name];
  const keys = fields.filter(({ key }) => key).map(({ name }) => name);
  const missing = fields.filter(({ name, required }) => required && !has(name)).map(({ name }) => name);
  const twice = [...new Set(chosen.filter((name, at) => chosen.indexOf(name) !== at))];
  return [
    ...(keys.length > 0 && !keys.some(has)
      ? [`${words.keyMissing} ${orList.format(keys.map(nameOf))}.`]
      : []),
    ...missing.filter((name) => !keys.includes(name)).map((name) => `${words.fieldMissing} ${nameOf(name)}.`),
    ...twice.map((name) => words.twice(nameOf(name))),
  ];
}
