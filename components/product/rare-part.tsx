import { DiscontinuedProduct } from './discontinued-product';
import { LastViewedRow, type LastViewedRowProps } from './last-viewed-row';
import { NearRow, type NearRowProps } from './near-row';

export type RarePartProps = { discontinued: true } | LastViewedRowProps | NearRowProps;

/** A part that few product pages show; all of them are one component, so that each page names one. */
export function RarePart(props: RarePartProps) {
  if ('ids' in props) return <LastViewedRow {...props} />;
  return 'request' in props ? <NearRow {...props} /> : <DiscontinuedProduct />;
}
