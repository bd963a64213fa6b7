import type { NearestTexts } from './model.ts';

export const masksElsewhere: NearestTexts = {
  puurschoon: {
    lead: 'Mondkapjes verkopen wij niet. Een masker voor één keer past niet bij wat wij in het magazijn willen hebben.',
    advice:
      'Soms kan een masker wegblijven, omdat er minder stof of damp in de lucht komt. Veeg niet droog maar neem vochtig af, en spuit een middel op de doek in plaats van op het vlak. Is een masker toch nodig, koop het dan bij een vakhandel en volg de voorschriften.',
    offers: ['allesreiniger', 'sanitairreiniger', 'zeep-pompflessen'],
  },
  horecahuis: {
    lead: 'Mondkapjes verkopen wij niet. Voor hygiëne in de keuken leveren wij wel handschoenen, schorten en haarnetten.',
    advice:
      'Met een haarnet, een schoon schort en gewassen handen voorkomt u het meeste dat in eten kan vallen. Draag handschoenen alleen zolang u hetzelfde werk doet en wissel ze daarna. Wie hoest of niest, kookt beter een dag niet dan met een masker.',
    offers: ['haarnetten', 'schorten', 'handschoenen-vinyl'],
  },
  huispapier: {
    lead: 'Mondkapjes verkopen wij niet. Voor verkouden dagen hebben wij wel tissues, zeep en handgel.',
    advice:
      'Nies in een papieren zakdoekje, gooi het weg en was daarna uw handen. Onderweg is handgel een goede vervanger. Voor een klus met veel stof haalt u een stofmasker bij de bouwmarkt; een zakdoek voor de mond helpt daar niet.',
    offers: ['tissues', 'handgel-flessen', 'zeep-pompflessen'],
  },
  kantoorkring: {
    lead: 'Mondkapjes verkopen wij niet. Op kantoor is er meer te winnen met schone handen en frisse lucht.',
    advice:
      'Zet tissues op elke vergadertafel en zorg dat er bij elk toilet zeep en papier is. Neem deurklinken, kranen en het bedieningspaneel van de koffieautomaat elke dag af. Wie toch maskers wil klaarleggen, vindt ze bij een leverancier voor de zorg.',
    offers: ['tissues', 'zeepvullingen', 'vouwhanddoekjes'],
  },
  papierpunt: {
    lead: 'Mondkapjes verkopen wij niet, ook geen papieren. Bij ons is papier er om te drogen, te poetsen en de neus te snuiten.',
    advice:
      'Een tissue in de mouw is geen masker, maar voorkomt wel dat een nies op de balie belandt. Zet dozen op plaatsen waar mensen wachten en hang er een afvalbak naast. Bij de wastafel droogt papier sneller dan een blazer, en het waait niets rond.',
    offers: ['tissues', 'vouwhanddoekjes', 'handdoekrollen'],
  },
  zakkenhuis: {
    lead: 'Mondkapjes verkopen wij niet. De zak waarin ze na gebruik verdwijnen, verkopen wij wel.',
    advice:
      'Gebruikte maskers horen in een bak met deksel bij de uitgang, met een zak die u kunt dichtknopen. Op kantoor en in winkels is dat gewoon restafval. In zorg en laboratorium bepaalt het protocol of het als medisch afval apart gaat.',
    offers: ['vuilniszakken', 'medisch-afval', 'pedaalemmerzakken'],
  },
  zeepmeester: {
    lead: 'Mondkapjes verkopen wij niet. Wij beschermen de andere helft: de handen.',
    advice:
      'Een masker helpt weinig als de hand die het aanraakt niet schoon is. Was handen twintig seconden met zeep, of desinfecteer ze als er geen water is. Wie dat vaak doet, heeft milde zeep nodig en aan het eind van de dag een vette crème.',
    offers: ['handgel-flessen', 'zeep-pompflessen', 'handcreme'],
  },
  dispenserplein: {
    lead: 'Mondkapjes verkopen wij niet, en dispensers voor mondkapjes evenmin. Voor zeep en papier bent u hier wel goed.',
    advice:
      'Bij een ingang waar maskers liggen, hoort een plek om handen schoon te maken. Hang daar een dispenser met zeep of met een vulling handgel. Zet hem vóór de maskers op de route, zodat niemand met vuile handen in de doos grijpt.',
    offers: ['zeepdispensers', 'zeepvullingen', 'handdoekdispensers'],
  },
  handschoenhal: {
    lead: 'Mondkapjes verkopen wij niet. In onze hal gaat alles over handen.',
    advice:
      'Wie een masker nodig heeft, heeft vaak ook handschoenen nodig. In de zorg kiest u nitril of latex, in de bouw een werkhandschoen en bij chemie een lange nitril. Trek eerst het masker aan en daarna de handschoenen; uitdoen gaat andersom.',
    offers: ['handschoenen-nitril', 'handschoenen-latex', 'handschoenen-werk'],
  },
  vloerzorg: {
    lead: 'Mondkapjes verkopen wij niet. Wij zorgen liever dat er minder stof van de vloer komt.',
    advice:
      'Veeg met een vlakmop die stof vasthoudt in plaats van met een droge bezem: dan hangt er minder in de lucht. Bij het strippen van een vloer zet u ramen open en leest u het etiket. Staat daar dat een masker nodig is, haal het dan bij een vakhandel en kies het filter dat erbij genoemd wordt.',
    offers: ['vlakmoppen', 'vloerreiniger', 'mopemmers'],
  },
  glasenraam: {
    lead: 'Mondkapjes verkopen wij niet. Een glazenwasser werkt buiten en nat, en heeft ze zelden nodig.',
    advice:
      'Binnen spuit u glasreiniger op de doek en niet op het raam; dan ademt u geen nevel in. Op een stoffige bouwoplevering neemt u eerst stof af met een natte inwasser. Schraapt u oude verf of cement, draag dan een stofmasker van een vakhandel.',
    offers: ['inwassers', 'microvezeldoeken', 'werkdoeken'],
  },
  keukenhygiene: {
    lead: 'Mondkapjes verkopen wij niet. Schorten, haarnetten en handschoenen voor de keuken leveren wij wel.',
    advice:
      'In een keuken beschermt u het voedsel eerst tegen haren, kleding en handen. Leg bij de ingang van de productie een haarnet, een schort en handgel klaar, in die volgorde. Vraagt uw hygiëneplan een masker bij open product, kies dan een model dat baard en neus bedekt.',
    offers: ['haarnetten', 'schorten', 'handgel-flessen'],
  },
  sanitairplein: {
    lead: 'Mondkapjes verkopen wij niet. In de toiletruimte gaat het om schone handen, frisse lucht en het goede middel.',
    advice:
      'Spuit een zure reiniger of ontkalker van dichtbij en laag, of breng hem aan met een spons: dan ademt u geen nevel in. Zet de deur open en meng nooit met chloor. Een luchtverfrisser maakt de lucht niet schoner; ventileren wel.',
    offers: ['sanitairreiniger', 'zeepvullingen', 'toiletdoekjes'],
  },
  verpakkingsloods: {
    lead: 'Mondkapjes verkopen wij niet. In de loods beschermen wij wat verzonden wordt, en de handen die het inpakken.',
    advice:
      'Karton geeft stof, vooral bij het snijden en persen. Een schone vloer scheelt daar meer dan een masker, dus veeg de paktafels elke dag. Blijft het stoffig, laat dan meten wat er in de lucht hangt voordat u maskers koopt.',
    offers: ['bezems', 'handschoenen-werk', 'industrierollen'],
  },
  schoolschoon: {
    lead: 'Mondkapjes verkopen wij niet. In een school helpen schone handen en een open raam meer.',
    advice:
      'Laat kinderen hun handen wassen bij binnenkomst, voor het eten en na het toilet. Met foamzeep gaat dat snel, en papier is schoner dan een handdoek die de hele dag hangt. Zet tissues op elke tafel van de leerkracht, met een afvalbak ernaast.',
    offers: ['zeepvullingen', 'tissues', 'vouwhanddoekjes'],
  },
  hotelvoorraad: {
    lead: 'Mondkapjes verkopen wij niet. Voor gasten en huishouding leveren wij tissues, zeep en schone doeken.',
    advice:
      'Leg op de kamer een doos tissues en vul de zeep aan voordat hij op is. De huishouding neemt deurklink, lichtknop en afstandsbediening af met een schone doek per kamer. Vraagt een gast om een masker, dan heeft de apotheek om de hoek ze meestal liggen.',
    offers: ['tissues', 'zeep-pompflessen', 'microvezeldoeken'],
  },
};
