import { PhoneLink } from '../shared/phone-link';
import type { Shop } from '../shop';
import { Icon } from '../ui/icon';

interface ContactLinesProps {
  branch: Pick<Shop['branch'], 'phone' | 'email' | 'openingHours'>;
  /** Element around each line of the opening hours. */
  hoursIn: 'p' | 'span';
}

/** Phone, e-mail and opening hours, one line each. */
export function ContactLines({ branch, hoursIn: Hours }: ContactLinesProps) {
  return (
    <>
      <PhoneLink phone={branch.phone} icon />
      <a href={`mailto:${branch.email}`}>
        <Icon name="mail" />
        {branch.email}
      </a>
      {branch.openingHours.map(({ days, hours }) => (
        <Hours key={days}>{`${days} ${hours}`}</Hours>
      ))}
    </>
  );
}
