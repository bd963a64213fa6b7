import type { Site, Task } from '../../db/schema/index.ts';
import type { Block } from '../../mail/layout.ts';
import type { Person } from '../../mail/message.ts';
import { type MessageWithoutSender, plainMessage } from '../../mail/plain-message.ts';
import { withoutLinks } from '../../mail/without-links.ts';
import { LINK_DAYS } from './find-linked.ts';
import type { TaskMailData } from './mail-data.ts';

const clock = new Intl.DateTimeFormat('nl-NL', {
  ...{ timeZone: 'Europe/Amsterdam', weekday: 'long', day: 'numeric', month: 'long' },
  ...{ hour: '2-digit', minute: '2-digit' },
});
/** `dinsdag 24 november om 11:00` */
const momentText = (moment: Date): string => clock.format(moment);

const MAX_SHOWN_ABOUT = 8;

const title = (text: string): Block => ({ kind: 'title', text });
const text = (text: string): Block => ({ kind: 'text', text });
const heading = (text: string): Block => ({ kind: 'heading', text });

const photosText = (photos: number): string => (photos === 1 ? '1 foto' : `${photos} foto’s`);

function aboutText(about: readonly string[]): string {
  const more = about.length - MAX_SHOWN_ABOUT;
  return [...about.slice(0, MAX_SHOWN_ABOUT), ...(more > 0 ? [`en nog ${more}`] : [])].join('\n');
}

/** A mail to a user of the customer. */
interface ToCustomer {
  site: Site;
  to: Person;
  /** Address of the page that shows the conversation without a login. */
  href: string;
  /** Whether a reply to the mail is added to the conversation. */
  takesAnswers: boolean;
}

/** The subject, the same for all mails of a conversation: many mail programs group by it. */
const subjectOf = ({ id, title }: Task): string => `Uw vraag ${id}: ${withoutLinks(title)}`;

const howToAnswer = ({ takesAnswers }: ToCustomer): Block =>
  text(
    `${takesAnswers ? 'Antwoorden kan met de knop, of met een antwoord op deze e-mail.' : 'Antwoorden doet u met de knop.'} De link is van u persoonlijk: stuur deze e-mail niet door. Hij werkt zonder inloggen, tot ${LINK_DAYS} dagen na het laatste bericht.`,
  );

/** The receipt of a new question. */
export const receivedMail = (mail: ToCustomer, data: TaskMailData): Promise<MessageWithoutSender> => {
  const { task, message, photos, about } = data;
  const promise = task.promisedAt ? `U krijgt antwoord vóór ${momentText(task.promisedAt)}.` : '';
  const pairs: [string, string][] = [
    ['Onderwerp', withoutLinks(task.title)],
    ...(about.length > 0 ? [['Gaat over', withoutLinks(aboutText(about))] as [string, string]] : []),
    ...(photos > 0 ? [['Meegestuurd', photosText(photos)] as [string, string]] : []),
  ];
  return plainMessage(mail.site, mail.to, subjectOf(task), [
    title('Wij hebben uw vraag ontvangen'),
    ...(promise ? [text(promise)] : []),
    { kind: 'facts', pairs },
    heading('Uw bericht'),
    text(withoutLinks(message?.text ?? '')),
    { kind: 'button', text: 'Bekijk uw vraag', href: mail.href },
    howToAnswer(mail),
  ]);
};

/** The shop's answer with the events that belong to it. */
export const answeredMail = (mail: ToCustomer, data: TaskMailData): Promise<MessageWithoutSender> => {
  const { task, message, photos, events } = data;
  return plainMessage(mail.site, mail.to, subjectOf(task), [
    title(task.status === 'solved' ? 'Uw vraag is opgelost' : 'U hebt antwoord'),
    text(`${message?.name || mail.site.name} van ${mail.site.name} heeft uw vraag beantwoord.`),
    ...(message?.text ? [heading('Het antwoord'), text(message.text)] : []),
    ...events.map(text),
    ...(photos > 0
      ? [text(`Bij dit antwoord ${photos === 1 ? 'hoort' : 'horen'} ${photosText(photos)}.`)]
      : []),
    ...(task.status === 'solved'
      ? [text('Uw vraag is hiermee opgelost. Klopt dat niet? Laat het ons weten, dan gaan wij verder.')]
      : []),
    {
      kind: 'button',
      text: task.status === 'solved' ? 'Bekijk uw vraag' : 'Bekijk en antwoord',
      href: mail.href,
    },
    howToAnswer(mail),
  ]);
};

/** The shop promised another moment; the text of the event is that moment. */
export const promisedMail = (
  mail: ToCustomer,
  { task, message }: TaskMailData,
): Promise<MessageWithoutSender> =>
  plainMessage(mail.site, mail.to, subjectOf(task), [
    title('U krijgt op een ander moment antwoord'),
    text(
      `${message?.name || mail.site.name} van ${mail.site.name} belooft u een antwoord vóór ${message?.text ?? ''}. Dat is een ander moment dan u eerder van ons kreeg.`,
    ),
    { kind: 'facts', pairs: [['Onderwerp', withoutLinks(task.title)]] },
    { kind: 'button', text: 'Bekijk uw vraag', href: mail.href },
    howToAnswer(mail),
  ]);

/** The shop marked the question as solved without an answer. */
export const solvedMail = (mail: ToCustomer, { task, events }: TaskMailData): Promise<MessageWithoutSender> =>
  plainMessage(mail.site, mail.to, subjectOf(task), [
    title('Uw vraag is opgelost'),
    { kind: 'facts', pairs: [['Onderwerp', withoutLinks(task.title)]] },
    ...events.map(text),
    text('Klopt dat niet? Laat het ons weten, dan gaan wij verder.'),
    { kind: 'button', text: 'Bekijk uw vraag', href: mail.href },
    howToAnswer(mail),
  ]);

/** A mail to the shop. */
interface ToShop {
  site: Site;
  to: Person;
  /** Address of the task in the admin pages. */
  href: string;
}

const shopSubjectOf = ({ task: { id, title }, company }: TaskMailData): string =>
  `Vraag ${id} van ${company}: ${title}`;

function factsFor({ task, company, askedBy, about, photos }: TaskMailData): Block {
  const pairs: [string, string][] = [
    ['Klant', company],
    ['Gevraagd door', askedBy],
    ['Onderwerp', task.title],
  ];
  if (about.length > 0) pairs.push(['Gaat over', aboutText(about)]);
  if (photos > 0) pairs.push(['Meegestuurd', photosText(photos)]);
  if (task.promisedAt) pairs.push(['Antwoord beloofd vóór', momentText(task.promisedAt)]);
  return { kind: 'facts', pairs };
}

const toDesk = (href: string): Block[] => [
  { kind: 'button', text: 'Beantwoorden', href },
  text('Antwoord in het beheer: een antwoord op deze e-mail komt niet bij de klant.'),
];

/** A customer waits for an answer. */
export const toAnswerMail = (
  { site, to, href }: ToShop,
  data: TaskMailData,
): Promise<MessageWithoutSender> => {
  const { message, company } = data;
  const lead =
    message?.kind === 'event'
      ? `${company} meldt dat een vraag niet is opgelost`
      : `${company} wacht op een antwoord`;
  return plainMessage(site, to, shopSubjectOf(data), [
    title(lead),
    factsFor(data),
    ...(message?.text ? [heading(`Bericht van ${message.name}`), text(message.text)] : []),
    ...toDesk(href),
  ]);
};

/** The promise was missed. */
export const escalatedMail = (
  { site, to, href }: ToShop,
  data: TaskMailData,
): Promise<MessageWithoutSender> =>
  plainMessage(site, to, `Te laat: ${shopSubjectOf(data)}`, [
    title(`${data.company} heeft nog geen antwoord`),
    text('Dat was wel beloofd.'),
    factsFor(data),
    ...toDesk(href),
  ]);
