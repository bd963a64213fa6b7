import type { ListRow } from '../admin-list/list-definition';

export type Application = ListRow<'customerDesk.applications'>;

/** The company, else the person. */
export const nameOfApplication = ({ company, name }: Application): string => company || name;
