export { default } from '../[aud]/not-found';
