import { DetailsPage } from '@/components/details/details-page';
import type { DetailsProps } from '@/components/page-props';
import { byTemplate } from './by-template';

export const detailsOf = byTemplate<DetailsProps>({ basis: DetailsPage });
