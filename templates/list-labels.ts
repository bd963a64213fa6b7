import type { ListLabelsProps } from '@/components/page-props';
import { ListLabelsPage } from '@/components/shelf/labels/list-labels-page';
import { byTemplate } from './by-template';

export const listLabelsOf = byTemplate<ListLabelsProps>({ basis: ListLabelsPage });
