import type { BlogItem } from '@/api/types';
import { blog as words } from '@/locales/nl/blog';
import { type EditMark, editAttributes } from '../shared/edit-mark';

/** Time, quantity and how often, as far as they are known. */
export function RecipeFacts({ recipe, edit }: { recipe: NonNullable<BlogItem['recipe']>; edit?: EditMark }) {
  const { prepMinutes, totalMinutes, yields, frequency } = recipe;
  const facts = [
    [words.facts.prep, prepMinutes > 0 ? words.duration(prepMinutes) : '', ''],
    [words.facts.total, totalMinutes > prepMinutes ? words.duration(totalMinutes) : '', ''],
    [words.facts.yields, yields, 'yields'],
    [words.facts.frequency, frequency, 'frequency'],
  ] as const;
  const known = facts.filter(([, value]) => value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="recipe-facts">
      {known.map(([label, value, field]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd {...(field && editAttributes(edit, field))}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
