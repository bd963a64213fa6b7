import type { AskedCodes, AskedKind } from '@/lib/urls/task-urls';

/** The form of a new question. */
export const newTask = {
  title: 'Nieuwe vraag',
  lead: 'U krijgt binnen één werkdag antwoord. Het staat bij uw taken; u krijgt het ook per e-mail.',
  kind: 'Waar gaat het over?',
  subject: 'Onderwerp',
  desc: 'Uw vraag of melding',
  descHint: 'Hoe meer u vertelt, hoe sneller wij u kunnen helpen.',
  about: 'Het gaat over',
  other: 'Toch over iets anders',
  lines: 'Over welke artikelen?',
  linesHint: (ticked: number) =>
    ticked === 0 ? '(niet verplicht)' : ticked === 1 ? '(1 gekozen)' : `(${ticked} gekozen)`,
  missing: 'Waar uw vraag over gaat, hebben wij niet gevonden. U kunt uw vraag wel stellen.',
  submit: 'Vraag versturen',
  busy: 'Bezig met versturen…',
  failed: 'Uw vraag is niet verstuurd. Wat u schreef, staat er nog.',
} as const;

/** The initial title of a question, by the kind of item that it is about. */
export const suggestedTitles: Readonly<Record<AskedKind, (name: string) => string>> = {
  order: (name) => `Vraag over bestelling ${name}`,
  delivery_note: (name) => `Vraag over pakbon ${name}`,
  invoice: (name) => `Vraag over factuur ${name}`,
  product: (name) => `Vraag over ${name}`,
  label: (name) => `Vraag over kastlabel ${name}`.trim(),
  recurring: (name) => `Probleem met herhaalorder ${name}`,
};

/** The initial title of a question, by its kind, when it is about no item. */
export const kindTitles = {
  return: (name: string) => `Retour van bestelling ${name}`,
  price: (name: string) => `Vraag over de prijs van ${name}`,
} as const;

/** Initial title and text of a question about codes that were scanned while counting stock. */
export function codesText({ codes, list }: AskedCodes): { title: string; desc: string } {
  const counting = list === '' ? 'Bij het tellen' : `Bij het tellen van ‘${list}’`;
  const [code] = codes;
  return codes.length === 1
    ? {
        title: `Welk artikel is code ${code}?`,
        desc: `${counting} kwam ik code ${code} tegen. Welk artikel is dat?`,
      }
    : {
        title: `Welke artikelen zijn deze ${codes.length} codes?`,
        desc: `${counting} kwam ik deze codes tegen:\n${codes.join('\n')}\nWelke artikelen zijn dat?`,
      };
}

/** Links to the form, beside an order, invoice or product. */
export const askLinks = {
  order: 'Vraag over deze bestelling',
  return: 'Retour aanvragen',
  shortage: 'Manco of schade melden',
  shortageOf: (name: string) => `: ${name}`,
  invoice: 'Vraag stellen',
  invoiceOf: (number: string) => ` over factuur ${number}`,
  price: 'Vraag over deze prijs',
  recurring: 'Probleem met deze herhaalorder',
  label: 'Vraag over dit label',
  labelOf: (place: string) => `: ${place}`,
  noteOf: (number: string) => ` bij pakbon ${number}`,
} as const;

/** The line on the order's page. */
export const tasksOfOrder = {
  title: 'Vragen en meldingen',
} as const;
