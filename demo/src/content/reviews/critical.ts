import type { DemoReview } from './model.ts';

/** One to three stars; the shop answers most of them. */
export const critical: readonly DemoReview[] = [
  {
    stars: 3,
    title: 'Half compleet',
    text: 'Twee van de vijf dozen kwamen drie dagen later. Dat had ik liever vooraf geweten dan van de chauffeur gehoord.',
    answer:
      'U hebt gelijk. Wij hadden u moeten schrijven toen bleek dat een deel later kwam. Dat doen wij nu wel: u krijgt bericht zodra een regel wordt gesplitst.',
  },
  {
    stars: 3,
    title: 'Kwaliteit wisselt',
    text: 'De vorige partij was beter dan deze. Nog steeds bruikbaar, maar het verschil is te zien.',
    answer:
      'Dank u voor uw bericht. Wij hebben de partij laten nakijken en bij de fabrikant gemeld. Wat u nog in dozen heeft staan, ruilen wij om.',
  },
  {
    stars: 3,
    title: 'Gaat wel',
    text: 'Prima producten, maar de levering kwam op een dag dat wij dicht zijn. Dat stond toch in onze gegevens.',
    only: 'business',
    answer: 'Dat hadden wij moeten zien. Uw vaste leverdagen staan nu ook op de rit van de chauffeur.',
  },
  {
    stars: 3,
    title: 'Telefonisch slecht bereikbaar',
    text: 'Drie keer gebeld op maandagochtend, drie keer in de wacht. Per e-mail kwam er na een uur wel een goed antwoord.',
    answer:
      'Maandagochtend is het druk. Sinds vorige maand zitten wij dan met een persoon extra aan de telefoon.',
  },
  {
    stars: 3,
    title: '',
    text: 'Redelijk. Niet bijzonder goed, niet bijzonder slecht. De prijs was de reden dat ik hier bestelde.',
  },
  {
    stars: 3,
    title: 'Verpakking te licht',
    text: 'De doos was aan één kant open gegaan. Er ontbrak niets, maar dat was geluk.',
    answer:
      'Wij hebben deze doos vervangen door een zwaardere. Ontbreekt er een keer wel iets, dan sturen wij het dezelfde dag na.',
  },
  {
    stars: 2,
    title: 'Beschadigd aangekomen',
    text: 'Eén doos was nat geworden en de inhoud kon weg. De rest was goed. Vervanging kwam er wel, maar pas na aandringen.',
    answer:
      'Dat spijt ons. Na uw eerste e-mail had de vervanging al onderweg moeten zijn; die is bij ons blijven liggen. De tweede zending hebben wij niet in rekening gebracht.',
  },
  {
    stars: 2,
    title: 'Verkeerd artikel, twee keer',
    text: 'Eerst de verkeerde maat, toen de verkeerde kleur. De derde keer klopte het. Vriendelijk zijn ze wel, maar ik had het in één keer goed willen hebben.',
    answer:
      'Daar hebt u alle reden toe. Twee artikelen lagen bij ons op elkaars plek. De vakken zijn nu verschillend gemerkt, en een collega telt de maten na.',
  },
  {
    stars: 2,
    title: 'Duurder geworden',
    text: 'In een jaar tijd twee keer een prijsverhoging op hetzelfde artikel. Ik begrijp dat alles duurder wordt, maar dit gaat hard.',
    answer:
      'Grondstof en vracht zijn dat jaar flink gestegen. Wij hebben niet alles doorberekend, maar u merkt het. Ons huismerk scheelt op dit artikel ongeveer een kwart; een proefdoos sturen wij u graag.',
  },
  {
    stars: 2,
    title: 'Te lang gewacht op het geld',
    text: 'Retour was keurig aangenomen, maar het bedrag stond er pas na drie weken op.',
    only: 'consumer',
    answer:
      'Dat is te laat: het moet binnen twee weken. De betaling was aan een verkeerd ordernummer gekoppeld. Wij hebben u daarover gemaild en de werkwijze aangepast.',
  },
  {
    stars: 1,
    title: 'Niet geleverd en niets gehoord',
    text: 'De zending was volgens het systeem bezorgd, maar niet bij ons. Het duurde vier dagen voor iemand het uitzocht.',
    answer:
      'U hebt volkomen gelijk dat u hier één ster voor geeft. De zending stond bij de buren op nummer 14, zonder bericht. De chauffeur maakt nu een foto bij aflevering, en wij bellen u bij twijfel dezelfde dag terug.',
  },
  {
    stars: 1,
    title: 'Teleurstellend',
    text: 'Het artikel was niet geschikt voor waar ik het voor kocht, terwijl de omschrijving anders deed vermoeden.',
    answer:
      'Dank u dat u dit schrijft. De omschrijving was op dat punt onduidelijk en is aangepast. Wij hebben het artikel teruggenomen en het bedrag teruggestort.',
  },
];
