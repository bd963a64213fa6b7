export { GET } from '../../../[aud]/snel-bestellen/voorbeeld.xlsx/route';
