import type { AdminErrorCode, ErrorCode } from '@toonbank/contract';
import { placeholderNames } from '@toonbank/contract/editing/placeholders';
import { errorText } from '../errors';

const placeholders = placeholderNames.map((name) => `{${name}}`).join(', ');

const errors: Record<AdminErrorCode, string> = {
  username_taken: 'Er is al iemand met deze gebruikersnaam. Kies een andere.',
  not_delivered: 'Deze bestelling is nog niet geleverd. Crediteren of naleveren kan pas daarna.',
  already_settled: 'Een deel hiervan is al gecrediteerd of nageleverd. Kijk wat er nog over is.',
  nothing_to_credit: 'De klant heeft hiervoor niets betaald, dus is er niets te crediteren.',
  own_account: 'Uw eigen rechten kunt u niet wijzigen. Vraag het een collega.',
  role_required: 'Met uw rol kan dit niet. Vraag het een collega met meer rechten.',
  edit_conflict: 'Een collega wijzigde dezelfde tekst. Kies welke blijft.',
  placeholder_unknown: `Tussen accolades staat een gegeven dat wij niet kennen. U kunt kiezen uit: ${placeholders}.`,
  not_filled_in:
    'Op deze pagina staat nog ‘[vul in: …]’. Vul elk van die plekken in of haal de zin weg, voordat bezoekers de pagina zien.',
  notice_too_long:
    'De mededeling is te lang: er passen 600 tekens in. Zet de rest op een pagina en verwijs ernaar met een link.',
  path_taken: 'Dit adres is al in gebruik.',
  folder_taken: 'Er is al een map met deze naam. Kies een andere.',
  folder_not_empty: 'In deze map staat nog iets. Maak de map eerst leeg.',
  image_in_use: 'Deze afbeelding wordt nog gebruikt.',
  image_taken: 'Deze afbeelding staat al in de bibliotheek.',
  alt_missing: 'Een afbeelding heeft nog geen beschrijving.',
  image_damaged: 'Dit bestand is beschadigd of niet compleet.',
  image_too_many_pixels: 'Deze afbeelding heeft te veel pixels. Verklein de afbeelding eerst.',
  import_outdated:
    'Intussen is er iets anders gewijzigd. De import wordt opnieuw vergeleken: kijk nog eens en pas hem dan toe.',
  storage_unavailable:
    'Dit is niet bewaard: de opslag van bestanden is even niet bereikbaar. Probeer het over een paar tellen opnieuw.',
  image_animated: 'Bewegende afbeeldingen kunnen niet. Kies een stilstaand beeld.',
};

/** The Dutch sentence for any error code, on the screens of administrators. */
export const adminErrorText = (code: ErrorCode): string =>
  (errors as Partial<Record<ErrorCode, string>>)[code] ?? errorText(code);
