import type { ImportFieldName } from '@toonbank/contract/imports/fields';

const number = '(?:nr|nummers?|no|code|id)';

/** Headings of each field in Dutch and English sheets, as `plainHeading` writes them. The first pattern that fits counts. */
export const headingNames: readonly [ImportFieldName, RegExp][] = [
  ['customer_number', new RegExp(`^(?:klant|debiteur(?:en)?|relatie|customer|deb)${number}$|^debiteur$`)],
  [
    'ean',
    /^(?:ean|gtin|upc|barcodes?|streepjescodes?)(?:code|nummer|nr)?(?:1[34])?(?:stuk|doos|verpakking|ce|he)?$/,
  ],
  [
    'article_number',
    new RegExp(
      `^(?:ons|uw|jullie|eigen|leveranciers?|supplier)?(?:art|artikel|article|prod|product|item|bestel|sku)${number}(?:leverancier)?$|^(?:sku|artikel|code|nummer|art)$`,
    ),
  ],
  [
    'number',
    new RegExp(`^(?:klant|debiteur(?:en)?|relatie|customer|deb)${number}$|^(?:debiteur|nummer|nr)$`),
  ],
  ['purchase_price', /^(?:netto)?(?:inkoop|kost)(?:s)?prijs.*$|^inkoop$|^cost(?:price)?$|^purchaseprice$/],
  [
    'price',
    /^(?:nieuwe)?(?:verkoop|netto|bruto|advies|stuks|staffel|afspraak|klant|catalogus)?prijs(?:nieuw|excl(?:btw)?|exclusief(?:btw)?|perstuk|pereenheid|eur|20\d\d|per\d+)?$|^(?:net|sales|unit|list|gross)?price(?:eur)?$|^bedrag$/,
  ],
  ['price_list', /^(?:prijslijst|prijsgroep|prijscategorie|pricelist|prijslijstcode)$/],
  [
    'from_quantity',
    /^(?:vanaf|staffel(?:vanaf|aantal)?|vanafaantal|minimumaantal|minaantal|fromquantity|moq)$/,
  ],
  [
    'unit_content',
    /^(?:inhoud|aantalper(?:doos|eenheid|verpakking)|stuksper(?:doos|verpakking|eenheid)|verpakkingsinhoud|content|packsize|verpakt(?:per)?)$/,
  ],
  ['base_unit', /^(?:basiseenheid|stukseenheid|baseunit)$/],
  [
    'unit',
    /^(?:verp(?:akkings?)?|bestel|verkoop|prijs)?(?:eenheid|eenheden|eenh)$|^(?:verp(?:akking)?|units?|uom|ve|vpe)$/,
  ],
  [
    'stock',
    /^(?:(?:vrije|technische|fysieke|beschikbare|actuele)?voorraad(?:aantal|stuks)?|aantal(?:opvoorraad)?|opvoorraad|beschikbaar|stock|qty|quantity|onhand)$/,
  ],
  ['vat', /^(?:btw|vat)(?:%|perc(?:entage)?|tarief|code|rate)?$/],
  ['group_action', /^(?:actie|bewerking|action|wat)$/],
  ['file_name', /^bestandsnaam$/],
  [
    'group',
    /^(?:artikel|product|assortiments|omzet)?groep(?:naam)?$|^(?:categorie|category|rubriek|hoofdgroep|group)$/,
  ],
  ['brand', /^(?:merk(?:naam)?|brand|fabrikant)$/],
  [
    'description',
    /^(?:lange(?:re)?|uitgebreide|web)(?:omschrijving|beschrijving|tekst)$|^(?:beschrijving|producttekst|longdescription|toelichting)$/,
  ],
  [
    'name',
    /^(?:artikel|product)?(?:omschrijving(?:1)?|naam)$|^(?:description|name|productname|titel|benaming)$/,
  ],
  ['step', /^(?:besteleenheid|afname(?:per)?|minimaleafname|minafname|bestelstap|step)$/],
  ['delivery_days', /^(?:levertijd(?:dagen|indagen|werkdagen)?|leadtime|deliverydays)$/],
  ['active', /^(?:actief|leverbaar|active|zichtbaar|online)$/],
  [
    'location',
    /^(?:magazijn|opslag|lager|stock)?(?:locatie|location|plek)$|^(?:vak|stelling)(?:nr|nummer)?$/,
  ],
  ['customer_kind', /^(?:soort|type)(?:klant|relatie)$|^klant(?:soort|type)$|^customer(?:kind|type)$/],
  ['email', /^(?:e)?mail(?:adres|address)?(?:contact(?:persoon)?|vandegebruiker)?$/],
  ['first_name', /^(?:voornaam|firstname|givenname)$/],
  ['last_name', /^(?:achternaam|familienaam|lastname|surname|contactpersoon|contact)$/],
  ['phone', /^(?:tel(?:efoon)?(?:nr|nummer)?|mobiel|gsm|phone(?:number)?)$/],
  ['company', /^(?:bedrijf(?:snaam)?|naam(?:bedrijf)?|klantnaam|company(?:name)?|firma|organisatie)$/],
  ['kvk', new RegExp(`^kvk${number}?$|^kamervankoophandel$`)],
  ['vat_number', new RegExp(`^btw(?:identificatie)?${number}$|^(?:vat(?:number|no)|btwid)$`)],
  ['payment_term_days', /^betaal(?:ings)?termijn(?:dagen|indagen)?$|^paymentterm(?:s)?$/],
  ['credit_limit', /^(?:krediet|credit)(?:limiet|limit)$/],
  ['street', /^(?:straat(?:naam)?|adres(?:regel1)?|street|address)$/],
  ['house_number', /^(?:huis(?:nr|nummer)|hnr|nr|housenumber)$/],
  ['postcode', /^(?:postcode|pc|zip(?:code)?|postalcode)$/],
  ['city', /^(?:plaats(?:naam)?|woonplaats|stad|city)$/],
  ['country', /^(?:land(?:code)?|country(?:code)?)$/],
  [
    'valid_from',
    /^(?:geldigvanaf|ingangsdatum|begindatum|startdatum|datumvan|van|vanaf|ingang|validfrom|startdate)$/,
  ],
  ['valid_until', /^(?:geldigtot(?:enmet)?|einddatum|datumtot|tot(?:enmet)?|tm|validuntil|validto|enddate)$/],
];
