import { kindNames } from './editing';

/** What administrators did, as a verb in a sentence with their name before it. */
const actions: Readonly<Record<string, string>> = {
  begin_draft: 'begon een concept',
  discard_draft: 'verwijderde een concept',
  cancel_change: 'verwijderde een wijziging',
  publish: 'publiceerde',
  publish_planned: 'publiceerde volgens planning',
  schedule: 'plande een wijziging in',
  unschedule: 'haalde een wijziging uit de planning',
  restore: 'zette een eerdere versie terug',
  make_page: 'maakte een pagina',
  move_page: 'verhuisde een pagina',
  link_page: 'koppelde een pagina',
  unlink_page: 'ontkoppelde een pagina',
  make_slide: 'maakte een slide',
  remove_slide: 'verwijderde een slide',
  make_news: 'maakte een nieuwsbericht',
  remove_news: 'verwijderde een nieuwsbericht',
  make_blog: 'maakte een recept of blog',
  remove_blog: 'verwijderde een recept, video of blog',
  publish_master: 'publiceerde de tekst van alle winkels',
  take_master: 'nam de tekst van alle winkels over',
  keep_master: 'behield de eigen tekst',
  merge_master: 'voegde de tekst van alle winkels samen met de eigen tekst',
  accept_finding: 'keurde een punt van de controle goed',
  report_finding: 'trok de goedkeuring van een punt van de controle in',
  make_preview: 'maakte een voorbeeldlink',
  upload_image: 'voegde een afbeelding toe',
  describe_image: 'beschreef een afbeelding',
  set_image: 'plaatste een afbeelding',
  replace_image: 'verving een afbeelding',
  remove_image: 'verwijderde een afbeelding',
  move_images: 'verplaatste afbeeldingen',
  make_folder: 'maakte een map',
  rename_folder: 'hernoemde een map',
  remove_folder: 'verwijderde een map',
  view_as_customer: 'bekeek de winkel als klant',
  add_admin: 'voegde een gebruiker toe',
  invite_admin: 'maakte een nieuwe wachtwoordlink',
  choose_password: 'koos een wachtwoord',
  change_role: 'wijzigde een rol',
  switch_off_admin: 'zette een gebruiker uit',
  switch_on_admin: 'zette een gebruiker weer aan',
  reset_second_factor: 'verwijderde een tweede inlogstap',
  demand_second_factor: 'wijzigde of de tweede inlogstap verplicht is',
  handle_withdrawal: 'handelde een herroeping af',
  write_review_answer: 'beantwoordde een beoordeling',
  change_review_answer: 'wijzigde het antwoord op een beoordeling',
  remove_review_answer: 'verwijderde het antwoord op een beoordeling',
  remove_subscriber: 'meldde een adres af voor de nieuwsbrief',
  reopen_withdrawal: 'zette een herroeping terug op de lijst',
};

/** Names of what the log is about. */
export const targetNames: Readonly<Record<string, string>> = {
  ...kindNames,
  image: 'Afbeelding',
  image_folder: 'Map',
  admin: 'Gebruiker',
  setting: 'Instelling',
  customer: 'Klant',
  withdrawal: 'Herroeping',
  subscriber: 'Nieuwsbrief',
  review: 'Beoordeling',
};

/** Names of settings. */
export const settingNames: Readonly<Record<string, string>> = { second_factor: 'Tweede inlogstap' };

/** `Logboek`. */
export const logWords = {
  title: 'Logboek',
  person: 'Wie',
  kind: 'Onderwerp',
  everyone: 'Iedereen',
  everything: 'Alles',
  action: (action: string) => actions[action] ?? action,
  nothingYet: 'Het logboek is nog leeg',
  nothingYetText: 'Zodra iemand iets wijzigt of publiceert, staat dat hier met naam en tijd.',
  none: 'Niets gevonden',
  noneText: 'Kies een andere persoon of een ander onderwerp.',
} as const;
