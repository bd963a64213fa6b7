import type { ErrorCode } from '@toonbank/contract';
import { errorText } from '../errors';

/** The second factor of admins. */
export const secondFactor = {
  title: 'Tweede inlogstap',
  codeTitle: 'Vul uw code in',
  codeLead: 'Open de app voor inlogcodes op uw telefoon en vul de code in die daar staat.',
  code: 'Code uit de app',
  codeHint: 'Zes cijfers. Geen telefoon bij de hand? Vul dan een herstelcode in.',
  submit: 'Verder',
  busy: 'Code controleren…',
  stop: 'Stoppen en uitloggen',
  off: 'De tweede inlogstap staat uit. Wie uw wachtwoord kent, kan dus inloggen.',
  on: 'De tweede inlogstap staat aan. Bij het inloggen vraagt de winkel om een code uit uw app.',
  demanded: 'Deze website verplicht een tweede inlogstap voor alle beheerders.',
  demandedLead: 'Stel eerst uw tweede inlogstap in. Daarna kunt u verder.',
  codesLeft: (count: number) =>
    count === 1 ? 'U hebt nog 1 herstelcode.' : `U hebt nog ${count} herstelcodes.`,
  start: 'Tweede inlogstap instellen',
  starting: 'Sleutel maken…',
  scan: 'Scan deze code met een app voor inlogcodes, bijvoorbeeld op uw telefoon.',
  qr: 'QR-code voor uw app',
  openApp: 'Open in een app op dit apparaat',
  secret: 'Of typ deze sleutel over',
  firstCode: 'Code die de app nu toont',
  confirm: 'Aanzetten',
  confirming: 'Aanzetten…',
  recoveryTitle: 'Bewaar uw herstelcodes',
  recoveryLead:
    'Met een herstelcode logt u in als u uw telefoon niet hebt. Elke code werkt één keer. U ziet ze alleen nu: schrijf ze op of druk ze af.',
  print: 'Afdrukken',
  saved: 'Ik heb de codes bewaard',
  remove: 'Uitzetten',
  removing: 'Uitzetten…',
  removeTitle: 'Tweede inlogstap uitzetten',
  password: 'Uw wachtwoord',
  anyCode: 'Code uit de app, of een herstelcode',
  failed: 'Dat is niet gelukt.',
  wrong: 'Deze code klopt niet of is al gebruikt. Wacht op de volgende code.',
  wrongRemove: 'Het wachtwoord of de code klopt niet, of de code is al gebruikt.',
  needsScript: 'Voor het instellen is JavaScript nodig.',
} as const;

/** Error text of a refused code. */
export const secondFactorError = (code: ErrorCode, wrong: string = secondFactor.wrong): string =>
  code === 'credentials_wrong' ? wrong : errorText(code);
