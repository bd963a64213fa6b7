/** Texts around the form of one page. */
interface ContactWords {
  title: string;
  text: string;
  /** Above the message. */
  content: string;
  submit: string;
}

/** The forms below the pages of questions and service, by the topic of the message. */
export const contactTopics = {
  general: {
    title: 'Stuur ons een bericht',
    text: 'Gaat het over een bestelling, zet dan het nummer erbij: dat scheelt zoeken.',
    content: 'Uw bericht',
    submit: 'Bericht versturen',
  },
  ordering: {
    title: 'Staat uw vraag er niet bij?',
    text: 'Stel hem hier. Gaat het over een bestelling, zet dan het nummer erbij: dat scheelt zoeken.',
    content: 'Uw vraag',
    submit: 'Vraag versturen',
  },
  delivery: {
    title: 'Vraag over een levering?',
    text: 'Vertel ons om welke bestelling het gaat en wat u mist of wilt weten. Wij zoeken het voor u uit.',
    content: 'Uw vraag of melding',
    submit: 'Vraag versturen',
  },
  help: {
    title: 'Hulp bij uw bestelling',
    text: 'Beschrijf wat u zoekt of waar u vastloopt. Wij zoeken het product voor u op, of bellen u.',
    content: 'Waar kunnen wij mee helpen?',
    submit: 'Hulp vragen',
  },
  sourcing: {
    title: 'Vraag een voorstel aan',
    text: 'Vertel ons wat u nodig hebt en hoeveel ongeveer. Binnen twee werkdagen krijgt u een voorstel.',
    content: 'Wat hebt u nodig?',
    submit: 'Voorstel aanvragen',
  },
} as const satisfies Record<string, ContactWords>;

export const contact = {
  name: 'Naam',
  company: 'Bedrijf',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  phoneHint: 'Als u liever wordt gebeld.',
  orderNumber: 'Bestelnummer',
  busy: 'Bezig met versturen…',
  failed: 'Uw bericht is niet verstuurd.',
  website: 'Laat dit veld leeg',
  privacy: 'Wij gebruiken uw gegevens alleen om u te antwoorden.',
  sentTitle: 'Bedankt voor uw bericht',
  sent: (email: string) =>
    `Wij antwoorden zo snel mogelijk, meestal binnen één werkdag. Een bevestiging gaat naar ${email}.`,
  sentTask: 'U vindt uw bericht en ons antwoord bij uw taken. U krijgt het antwoord ook per e-mail.',
  toTask: 'Naar uw bericht',
  another: 'Nog een bericht sturen',
  wanted: (product: string) => `Gezocht: ${product}`,
  wantedText: (product: string) => `Ik zoek: ${product}\nAantal: \nBijzonderheden: `,
} as const;

/** The contact page. */
export const contactPage = {
  title: 'Contact',
  text: (shop: string) =>
    `Bel of mail ${shop}, of stuur een bericht. Wij antwoorden meestal binnen één werkdag.`,
  description: (shop: string, phone: string) =>
    `Telefoon ${phone}, e-mail, openingstijden en adres van ${shop}. Of stuur een bericht.`,
  phone: 'Telefoon',
  email: 'E-mail',
  hours: 'Openingstijden',
  address: 'Adres',
  company: 'Bedrijf',
  questions: 'Veel gevraagd',
} as const;

/** Result pages of a message sent without JavaScript. */
export const messagePages = {
  sent: {
    title: 'Bedankt voor uw bericht',
    text: 'Wij antwoorden zo snel mogelijk, meestal binnen één werkdag. U krijgt een bevestiging per e-mail.',
  },
  failed: {
    title: 'Uw bericht is niet verstuurd',
    text: 'Ga terug naar de vorige pagina; wat u schreef, staat daar nog. Controleer of alles is ingevuld, of bel of mail ons.',
  },
  tooOften: (wait: string) =>
    `U hebt te veel berichten achter elkaar verstuurd. Wacht ${wait}, ga terug naar de vorige pagina en verstuur het opnieuw; wat u schreef, staat daar nog.`,
  home: 'Naar de homepage',
} as const;
