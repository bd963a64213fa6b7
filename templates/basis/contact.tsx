import { ContactSection } from '@/components/contact/contact-section';
import { PhoneLink } from '@/components/shared/phone-link';
import { TextLink } from '@/components/shared/text-link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { contactPage as words } from '@/locales/nl/contact';
import { footerColumns, layout } from '@/locales/nl/layout';
import type { ContactProps } from '../props';

/** How to reach the shop, and a form for a message. */
export function ContactPage({ shop, hasPrivacy }: ContactProps) {
  const { branch, name } = shop;
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={words.title} />
      <div className="content-page">
        <div className="min-w-0">
          <h1 className="font-bold text-2xl lg:text-3xl">{words.title}</h1>
          <p className="mt-2 text-ink-soft">{words.text(name)}</p>
          <dl className="contact-facts">
            <dt>{words.phone}</dt>
            <dd>
              <PhoneLink phone={branch.phone} />
            </dd>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${branch.email}`}>{branch.email}</a>
            </dd>
            <dt>{words.hours}</dt>
            <dd>
              {branch.openingHours.map(({ days, hours }) => (
                <span key={days}>{`${days} ${hours}`}</span>
              ))}
            </dd>
            <dt>{words.address}</dt>
            <dd>
              <span>{branch.street}</span>
              <span>{`${branch.postcode} ${branch.city}`}</span>
            </dd>
            <dt>{words.company}</dt>
            <dd>
              <span>{branch.company}</span>
              <span>{layout.footer.identity(branch.kvk, branch.vatNumber)}</span>
            </dd>
          </dl>
          <ContactSection path="contact" shop={shop} hasPrivacy={hasPrivacy} />
        </div>
        <aside className="content-aside">
          <nav aria-labelledby="veel-gevraagd" className="content-card">
            <h2 id="veel-gevraagd">{words.questions}</h2>
            {footerColumns.vragen.pages.map(({ label, href }) => (
              <TextLink key={href} href={href}>
                {label}
              </TextLink>
            ))}
          </nav>
        </aside>
      </div>
    </div>
  );
}
