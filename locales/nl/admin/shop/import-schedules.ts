import type { RunFault, RunResult, ScheduleState, WaitReason } from '@toonbank/contract';
import { importFailureWords } from '../imports';

const count = (n: number, one: string, many: string) =>
  `${n.toLocaleString('nl-NL')} ${n === 1 ? one : many}`;

const states: Record<ScheduleState, string> = { active: 'Aan', paused: 'Gepauzeerd', off: 'Gestopt' };
const results: Record<RunResult, string> = {
  running: 'Bezig',
  applied: 'Toegepast',
  waiting: 'Te bekijken',
  no_changes: 'Niets veranderd',
  same_file: 'Zelfde bestand',
  no_file: 'Geen bestand',
  failed: 'Mislukt',
};
const reasons: Record<WaitReason, string> = {
  headings: 'andere koppen dan anders',
  ratio: 'de meeste prijzen verschillen evenveel',
  changes: 'te veel rijen veranderen',
  removals: 'er verdwijnt te veel',
  faulty: 'te veel foute regels',
  outdated: 'er veranderde intussen iets anders',
  paused: 'de planning werd gepauzeerd',
};
const faults: Partial<Record<RunFault, string>> = {
  ...importFailureWords,
  refused_address: 'Het adres ligt in een privénetwerk.',
  not_found: 'De naam van het adres bestaat niet.',
  timeout: 'Het bestand kwam niet binnen twee minuten.',
  certificate: 'Het certificaat van de server klopt niet.',
  unreachable: 'Geen verbinding met de server.',
  redirect: 'Het adres verwijst door naar een adres dat niet mag, of meer dan één keer.',
  secret: 'De toegang is bewaard door een andere installatie. Vul die opnieuw in.',
  not_allowed: 'Wie dit instelde, mag dit niet meer importeren. Sla de planning zelf opnieuw op.',
  folder_missing: 'De map van de winkel ontbreekt.',
  not_a_file: 'Dit is een snelkoppeling of geen gewoon bestand.',
  dropped: 'De import is weggegooid terwijl hij liep.',
};

/** `Geplande imports`. */
export const importScheduleWords = {
  title: 'Geplande imports',
  link: 'Geplande imports',
  intro:
    'Een bestand van een leverancier wordt vanzelf opgehaald en vergeleken. Binnen uw grenzen wordt het toegepast; anders wacht het op u, en krijgt u een mail.',
  back: 'Nieuwe import',
  add: 'Nieuwe planning',
  addTitle: 'Nieuwe planning',
  changeTitle: (name: string) => `Planning van ${name}`,
  noProfiles:
    'Importeer eerst één keer zelf een bestand en bewaar de kolommen onder de naam van de leverancier. Daarna kunt u het plannen.',
  empty: 'Nog niets gepland',
  profile: 'Welk bestand',
  profileHint: 'De kolommen die u bewaarde, herkennen het bestand.',
  source: 'Waar staat het?',
  sources: { address: 'Op een adres', folder: 'In de map van de winkel' },
  url: 'Adres',
  urlHint: 'Begint met https:// en is bereikbaar vanaf internet, zonder wachtwoord erin.',
  authorization: 'Toegang',
  authorizationHint:
    'Waarde van de kop Authorization, die vaak begint met Bearer of Basic. Wordt versleuteld bewaard en nooit getoond.',
  authorizationKept: 'Er is een toegang bewaard. Leeg laten behoudt die; een ander adres krijgt die niet.',
  forget: 'Vergeet de bewaarde toegang',
  prefix: 'Namen die beginnen met',
  prefixHint:
    'Leeg: alle bestanden in de map. Verwerkte bestanden gaan naar verwerkt, geweigerde naar geweigerd.',
  when: 'Wanneer?',
  daily: 'Elke dag om',
  hourly: 'Elke zoveel uur',
  at: 'Tijd',
  hours: 'Aantal uren',
  limits: 'Vanzelf toepassen tot en met',
  limitsHint: 'Is er meer, dan wacht de import op u. Ook bij een verloren komma of prijzen met btw.',
  maxChanges: 'Rijen die veranderen',
  maxRemovals: 'Waarden die verdwijnen',
  maxFaulty: 'Foute regels',
  save: 'Opslaan',
  saved: (name: string) => `De planning van ${name} is opgeslagen.`,
  change: 'Wijzigen',
  changeOf: (name: string) => `${name} wijzigen`,
  runNow: 'Nu uitvoeren',
  started: (name: string) => `${name} wordt nu opgehaald.`,
  pause: 'Pauzeren',
  switchOn: 'Weer aanzetten',
  paused: (name: string) => `${name} staat op pauze.`,
  switchedOn: (name: string) => `${name} staat weer aan.`,
  remove: 'Verwijderen',
  removeTitle: (name: string) => `Planning van ${name} verwijderen?`,
  removeText: 'Het bestand wordt niet meer vanzelf opgehaald. Imports die er zijn, blijven.',
  removed: (name: string) => `De planning van ${name} is verwijderd.`,
  states,
  off: 'Dit is gestopt na een fout en gebeurt niet meer vanzelf. Zet het weer aan als het probleem is opgelost.',
  failing: (n: number) =>
    n === 1
      ? 'De laatste keer is mislukt. Na drie keer achter elkaar stopt het.'
      : `${n} keer achter elkaar mislukt. Na drie keer stopt het.`,
  dailyAt: (time: string) => `Elke dag om ${time}`,
  everyHours: (n: number) => (n === 1 ? 'Elk uur' : `Elke ${n} uur`),
  inFolder: (prefix: string) => (prefix === '' ? 'Map van de winkel' : `Map van de winkel: ${prefix}…`),
  next: (moment: string) => `Volgende keer: ${moment}`,
  madeBy: (name: string) => `Ingesteld door ${name}`,
  access: 'met toegang',
  runs: 'Wat er gebeurde',
  runsOf: (name: string) => `Wat er gebeurde met ${name}`,
  showRuns: 'Toon',
  hideRuns: 'Verberg',
  noRuns: 'Nog niets.',
  results,
  reasons,
  faultOf: (fault: RunFault, status: number | null) =>
    fault === 'status' ? `De server antwoordt met ${status}.` : (faults[fault] ?? ''),
  figures: ({
    lines,
    changes,
    removals,
    faulty,
  }: Record<'lines' | 'changes' | 'removals' | 'faulty', number>) =>
    [
      count(lines, 'regel', 'regels'),
      `${count(changes, 'rij', 'rijen')} anders`,
      ...(removals > 0 ? [`${removals} verdwenen`] : []),
      ...(faulty > 0 ? [`${count(faulty, 'regel', 'regels')} fout`] : []),
    ].join(' · '),
  open: 'Bekijk de import',
  more: 'Meer laden',
  errors: {
    url: 'Vul een adres in dat met https:// begint, zonder wachtwoord, en dat op internet staat.',
    profile: 'Kies een bestand.',
    atTime: 'Vul een tijd in, zoals 06:30.',
    everyHours: 'Vul een getal in van 1 tot en met 168.',
    limit: 'Vul een heel getal in van 0 of meer.',
    noFolder: 'Deze installatie heeft geen mappen.',
  },
  refusals: {
    scheduled: 'Een collega heeft hier intussen een planning voor gemaakt. Laad de pagina opnieuw.',
    changed: 'Een collega heeft deze planning intussen gewijzigd. Sluit dit venster en kijk opnieuw.',
    exists: 'Dit bestand heeft al een planning.',
    full: 'Er zijn al twintig planningen.',
    off: 'Zet de planning eerst weer aan.',
    running: 'Deze planning loopt nu. Verwijder haar als ze klaar is.',
  },
} as const;

/** The mappings that recognise the files of suppliers. */
export const keptProfileWords = {
  title: 'Bewaarde kolommen',
  lead: 'Hieraan herkennen wij een bestand: de kolommen staan dan meteen zoals de vorige keer.',
  columns: (n: number) => count(n, 'kolom', 'kolommen'),
  used: (n: number) => (n === 0 ? 'nog niet gebruikt' : `${count(n, 'keer', 'keer')} gebruikt`),
  remove: 'Vergeten',
  removeOf: (name: string) => `${name} vergeten`,
  removeTitle: (name: string) => `Kolommen van ${name} vergeten?`,
  removeOne: (name: string) =>
    `Een bestand van ${name} wordt niet meer herkend: u kiest de kolommen dan opnieuw. Imports die er zijn, blijven.`,
  /** `schedule`: when, and from where. */
  removeBoth: (name: string, schedule: string) =>
    `Een bestand van ${name} wordt niet meer herkend. Ook de planning van ${name} verdwijnt (${schedule}): het bestand wordt niet meer vanzelf opgehaald. Imports die er zijn, blijven.`,
  yesBoth: 'Kolommen en planning verwijderen',
  removed: (name: string) => `De kolommen van ${name} zijn vergeten.`,
} as const;
