import { PhoneLink } from '../shared/phone-link';
import type { Shop } from '../shop';

const link = 'inline-flex min-h-6 items-center underline underline-offset-2';

/** Contact details of the branch. */
export function BranchContact({ branch }: Pick<Shop, 'branch'>) {
  return (
    <address className="flex flex-col items-start gap-1 not-italic">
      <strong className="font-medium">{branch.company}</strong>
      <span>
        {branch.street}, {branch.postcode} {branch.city}
      </span>
      <PhoneLink phone={branch.phone} className={link} />
      <a href={`mailto:${branch.email}`} className={link}>
        {branch.email}
      </a>
      {branch.openingHours.map(({ days, hours }) => (
        <span key={days} className="text-ink-soft">
          {days} {hours}
        </span>
      ))}
    </address>
  );
}
