import type { ReactNode } from 'react';
import type { BlogItem } from '@/api/types';
import { blog as words } from '@/locales/nl/blog';
import type { EditMark } from '../shared/edit-mark';
import { RichText } from '../shared/rich-text';
import type { PriceView } from '../shop';
import type { NeedLine } from './need-line';
import { Needs } from './needs';

interface RecipeProps {
  recipe: NonNullable<BlogItem['recipe']>;
  needs: NeedLine[];
  view: PriceView;
  pricesFollow: boolean;
  edit?: EditMark;
  /** The list as it is stored; an admin edits it in place. */
  ingredientsHtml?: string;
  /** Below the steps. */
  children?: ReactNode;
}

/** What it needs and how it goes, beside each other on a wide screen. */
export function Recipe(props: RecipeProps) {
  const { recipe, needs, view, pricesFollow, edit, ingredientsHtml, children } = props;
  const { isFood, steps } = recipe;
  const hasNeeds = needs.length > 0 || edit;
  return (
    <div className="recipe">
      {hasNeeds && (
        <section aria-labelledby="nodig" className="recipe-needs">
          <h2 id="nodig">{isFood ? words.ingredients : words.needs}</h2>
          {edit && ingredientsHtml !== undefined ? (
            <RichText html={ingredientsHtml} edit={edit} field="ingredients" />
          ) : (
            <Needs lines={needs} view={view} pricesFollow={pricesFollow} />
          )}
        </section>
      )}
      <div className="recipe-steps">
        {(steps || edit) && (
          <section aria-labelledby="stappen">
            <h2 id="stappen">{words.steps}</h2>
            <RichText html={steps} edit={edit} field="steps" className="recipe-numbered" />
          </section>
        )}
        {children}
      </div>
    </div>
  );
}
