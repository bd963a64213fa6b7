import { LabelsPage } from './basis/account/shelf-labels';
import { byTemplate } from './by-template';
import type { ShelfLabelsProps } from './props';

export const shelfLabelsOf = byTemplate<ShelfLabelsProps>({ basis: LabelsPage });
