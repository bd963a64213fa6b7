import { ListLabelsPage } from './basis/account/list-labels';
import { byTemplate } from './by-template';
import type { ListLabelsProps } from './props';

export const listLabelsOf = byTemplate<ListLabelsProps>({ basis: ListLabelsPage });
