import { dutchNumber } from '../../../lib/dutch-number';

/** The faults of a photo. */
export const photoFaults = {
  damaged: 'dit bestand is beschadigd.',
  too_many_pixels: 'deze foto heeft te veel pixels. Stuur hem kleiner.',
  unknown_type: 'dit is geen foto die wij kunnen lezen. JPEG, PNG, WebP en HEIC kunnen wel.',
  too_large: 'dit bestand is groter dan 15 MB.',
  too_many: 'er wachten te veel foto’s op een bericht. Verstuur eerst uw bericht.',
  unreadable: 'uw apparaat kan dit bestand niet lezen.',
  twice: 'deze foto staat er al bij.',
  network: 'het versturen is niet gelukt.',
  session: 'uw sessie is verlopen. Log opnieuw in.',
  simulated: 'u kijkt mee en kunt geen foto’s versturen.',
} as const;
export type PhotoFault = keyof typeof photoFaults;

/** The photos of a message. */
export const photos = {
  title: 'Foto’s',
  add: 'Foto’s toevoegen',
  addOne: 'Foto toevoegen',
  hint: (max: number) =>
    max === 1
      ? 'Eén foto. Een grote foto wordt eerst verkleind.'
      : `Maximaal ${max} foto’s per bericht. Grote foto’s worden eerst verkleind.`,
  noScript: 'Foto’s meesturen kan alleen als JavaScript aan staat.',
  tooMany: (max: number, left: number) =>
    max === 1
      ? 'Er kan één foto bij. Haal de foto die er staat weg om een andere te kiezen.'
      : `Per bericht kunt u ${max} foto’s meesturen. De eerste ${max} staan erbij; ${
          left === 1 ? 'één foto is' : `${dutchNumber(left)} foto’s zijn`
        } niet toegevoegd. Stuur die in een volgend bericht.`,
  preparing: 'wordt verkleind…',
  sending: (percent: number) => `${percent}% verstuurd`,
  waiting: 'wacht…',
  ready: 'staat klaar',
  count: (ready: number, all: number) => `${ready} van ${all} ${all === 1 ? 'foto' : 'foto’s'} klaar`,
  remove: 'Weghalen',
  retry: 'Opnieuw versturen',
  removeOne: (name: string) => `Weghalen: ${name}`,
  retryOne: (name: string) => `Opnieuw versturen: ${name}`,
  kept: 'Foto',
  unsent: (n: number) =>
    `${n === 1 ? 'Eén foto is' : `${dutchNumber(n)} foto’s zijn`} nog niet verstuurd. Probeer het opnieuw of haal ${
      n === 1 ? 'hem' : 'ze'
    } weg; uw tekst staat er nog.`,
} as const;
