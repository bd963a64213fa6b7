import { DetailsPage } from './basis/account/details';
import { byTemplate } from './by-template';
import type { DetailsProps } from './props';

export const detailsOf = byTemplate<DetailsProps>({ basis: DetailsPage });
