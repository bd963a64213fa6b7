import Link from 'next/link';

/** A 404 inside the site's own frame: says what to do next. */
export default function NotFound() {
  return (
    <section>
      <h1>Deze pagina bestaat niet (meer)</h1>
      <p>Misschien is het artikel uit het assortiment of is het adres niet goed overgenomen.</p>
      <p>
        <Link href="/">Naar de homepage</Link>
      </p>
    </section>
  );
}
