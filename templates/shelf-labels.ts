import type { ShelfLabelsProps } from '@/components/page-props';
import { LabelsPage } from '@/components/shelf/labels/labels-page';
import { byTemplate } from './by-template';

export const shelfLabelsOf = byTemplate<ShelfLabelsProps>({ basis: LabelsPage });
