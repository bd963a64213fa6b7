/** Reading codes by camera or scanner. */
export const scan = {
  open: 'Scannen met de camera',
  sound: 'Geluid bij scannen',
  video: 'Beeld van de camera',
  asking: 'Uw browser vraagt of deze winkel de camera mag gebruiken. Kies ‘Toestaan’.',
  loading: 'De lezer wordt geladen…',
  hint: 'Houd de barcode of QR-code in beeld.',
  trouble: {
    refused:
      'De camera is niet toegestaan. Open het slotje of het camera-teken naast het adres van deze pagina, zet Camera op ‘Toestaan’ en probeer het opnieuw. Op een iPhone: Instellingen, Apps, Safari, Camera.',
    missing: 'Dit apparaat heeft geen camera die wij kunnen gebruiken. Typ of plak de code.',
    busy: 'De camera is niet beschikbaar: een ander programma gebruikt die. Sluit dat en probeer het opnieuw.',
    reader: 'De lezer van codes kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
    failed: 'De camera start niet. Probeer het opnieuw, of typ de code.',
  },
  retry: 'Opnieuw proberen',
  camera: 'Camera',
  cameraNumber: (number: number) => `Camera ${number}`,
  torchOn: 'Lamp aan',
  torchOff: 'Lamp uit',
  result: (code: string, result: 'found' | 'unknown') =>
    result === 'found' ? `${code} gevonden.` : `Wij kennen ‘${code}’ niet.`,
} as const;
