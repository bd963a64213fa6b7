import { footerColumns, layout } from '@/locales/nl/layout';
import type { Reviews, Shop } from '../shop';
import { MailIcon, PhoneIcon, PinIcon } from '../ui/icons';
import { IntentLink } from '../ui/intent-link';
import { PaymentMarks } from './payment-marks';
import { ReviewScore } from './review-score';

const words = layout.footer;
const link = 'inline-flex min-h-6 items-center gap-2 hover:underline';

/** Contact, four columns of links, social, review score, payment marks (spec §2). */
export function Footer({ shop, reviews }: { shop: Shop; reviews?: Reviews }) {
  const { branch } = shop;
  return (
    <footer className="mt-16 bg-surface-alt text-sm">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-4 xl:grid-cols-[1.5fr_repeat(4,1fr)]">
        <Contact branch={branch} name={shop.name} />
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-3 font-semibold">{title}</h2>
            <ul className="flex flex-col gap-1.5">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <IntentLink href={href} className={`${link} text-ink-soft hover:text-ink`}>
                    {label}
                  </IntentLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t py-6">
        <PaymentMarks payments={shop.payments} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-soft">
          {reviews && <ReviewScore reviews={reviews} />}
          {shop.social.map(({ label, url }) => (
            <a key={url} href={url} rel="noopener" className={link}>
              {label}
            </a>
          ))}
        </div>
      </div>
      <p className="wrap flex flex-wrap gap-x-4 gap-y-1 pb-8 text-ink-soft text-xs">
        <span>{branch.company}</span>
        <span>{words.identity(branch.kvk, branch.vatNumber)}</span>
        {shop.prices === 'customers' && <span>{words.exclVat}</span>}
      </p>
    </footer>
  );
}

function Contact({ branch, name }: { branch: Shop['branch']; name: string }) {
  return (
    <address className="col-span-2 flex flex-col gap-2 not-italic md:col-span-4 xl:col-span-1">
      <h2 className="mb-1 font-semibold">{name}</h2>
      <span className="flex gap-2 text-ink-soft">
        <PinIcon />
        {branch.street}, {branch.postcode} {branch.city}
      </span>
      <a href={`tel:${branch.phone.replaceAll(' ', '')}`} className={link}>
        <PhoneIcon />
        {branch.phone}
      </a>
      <a href={`mailto:${branch.email}`} className={link}>
        <MailIcon />
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
