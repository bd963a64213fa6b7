/**
 * The words in most passwords of the Netherlands and Belgium; the list is our own. A password that is one of these
 * with digits and punctuation around it is among the first that attackers try.
 */
const words = `
wachtwoord wachtwoorden paswoord password passwort passw welkom welkomterug welcome hallo hallohallo hello letmein
inloggen login beheer beheerder admin administrator gebruiker user root test testtest tester proef geheim secret
qwerty qwertyuiop qwertz azerty azertyuiop asdfgh asdfghjkl zxcvbnm qazwsx qazwsxedc abcdef abcdefg abcdefgh abcdefghij
lente zomer herfst winter voorjaar najaar januari februari maart april mei juni juli augustus september oktober
november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag vandaag morgen
amsterdam rotterdam utrecht eindhoven groningen tilburg breda nijmegen arnhem haarlem enschede antwerpen gent brussel
leuven brugge hasselt nederland belgie holland vlaanderen oranje
ajax feyenoord psv anderlecht clubbrugge voetbal hockey formule verstappen
liefde liefje schatje schat lieverd knuffel iloveyou ikhouvanjou moppie poepie kusjes
familie vakantie computer internet telefoon samsung iphone google facebook instagram
kantoor bedrijf bestelling bestellen inkoop inkoper magazijn winkel webshop groothandel schoonmaak toiletpapier
zonnetje zonneschijn bloemetje vlinder regenboog eenhoorn draakje tijger dolfijn paarden hondje poesje
superman batman pokemon starwars dragon monkey football baseball master shadow sunshine princess prinses
michael jessica thomas kevin dennis patrick marieke sandra linda anouk sophie daan emma julia lucas
`;

export const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''));
