import type { Shop } from '../shop';

const link = 'inline-flex min-h-6 items-center underline underline-offset-2';

/** Whom to ask. */
export function BranchContact({ branch }: Pick<Shop, 'branch'>) {
  return (
    <address className="flex flex-col items-start gap-1 not-italic">
      <strong className="font-medium">{branch.company}</strong>
      <span>
        {branch.street}, {branch.postcode} {branch.city}
      </span>
      <a href={`tel:${branch.phone.replaceAll(/[^\d+]/g, '')}`} className={link}>
        {branch.phone}
      </a>
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
