import { chosenFilters, type ListAddress } from './list-links';

export interface ListFieldsProps {
  list: ListAddress;
  /** The field or facet that the form itself sets. */
  but: string;
}

/**
 * Hidden fields of a form on a list, so that it works without JavaScript: keeps the active filters and sort
 * order, and starts at the first page.
 */
export function ListFields({ list, but }: ListFieldsProps) {
  const { sort } = list.query;
  return (
    <>
      {list.groupId !== undefined && <input type="hidden" name="groupID" value={list.groupId} />}
      <input type="hidden" name="page" value="0" />
      {sort && but !== 'sort' && <input type="hidden" name="sort" value={sort} />}
      {chosenFilters(list).map(
        ({ facet, value }) =>
          facet !== but && <input key={`${facet} ${value}`} type="hidden" name={facet} value={value} />,
      )}
    </>
  );
}
