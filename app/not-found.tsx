/** Never shown, `global-not-found` is: it stands in for the framework's own, which travels along with every page. */
export default function NotFound() {
  return null;
}
