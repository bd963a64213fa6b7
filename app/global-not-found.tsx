import type { Metadata } from 'next';
import './globals.css';

export const metadata: Metadata = { title: 'Niet gevonden' };

/** For addresses outside every site's tree of pages. */
export default function GlobalNotFound() {
  return (
    <html lang="nl">
      <body>
        <h1>Deze pagina bestaat niet</h1>
        <p>
          <a href="/">Naar de homepage</a>
        </p>
      </body>
    </html>
  );
}
