import { DiscontinuedProduct } from './discontinued-product';
import { LastViewedRow, type LastViewedRowProps } from './last-viewed-row';
import { NearRow, type NearRowProps } from './near-row';

export type RarePartProps = { discontinued: true } | LastViewedRowProps | NearRowProps;

/**
 * A part that few product pages show. All of them are one component in one file of the build: every product page would
 * pay for the address of each further file.
 */
export function RarePart(props: RarePartProps) {
  if ('ids' in props) return <LastViewedRow {...props} />;
  return 'request' in props ? <NearRow {...props} /> : <DiscontinuedProduct />;
}
