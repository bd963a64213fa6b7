import { PhoneLink } from '../shared/phone-link';
import type { Shop } from '../shop';
import { Icon } from '../ui/icon';

interface ContactLinesProps {
  branch: Pick<Shop['branch'], 'phone' | 'email' | 'openingHours'>;
  /** What each line of the opening hours stands in. */
  hoursIn: 'p' | 'span';
}

/** Phone, mail and when somebody is there, a line each. */
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
