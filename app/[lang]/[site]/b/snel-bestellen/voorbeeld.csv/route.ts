export { GET } from '../../../[aud]/snel-bestellen/voorbeeld.csv/route';
