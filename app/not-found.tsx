/** Never shown (`global-not-found` is): replaces the framework's own, which would be sent with every page. */
export default function NotFound() {
  return null;
}
