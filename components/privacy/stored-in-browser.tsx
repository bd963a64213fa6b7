import { storedInBrowser as words } from '@/locales/nl/stored-in-browser';
import { type StoredEntry, storedEntries } from './stored-entries';

/** The list of cookies and storage, from the code that stores them; below the editable text of the privacy page. */
export function StoredInBrowser() {
  return (
    <section aria-labelledby="opgeslagen" className="mt-8">
      <div className="prose">
        <h2 id="opgeslagen">{words.title}</h2>
        <p>{words.intro}</p>
        <p>{words.kinds}</p>
        <StoredTable title={words.visitors} entries={storedEntries.filter((one) => !one.isStaffOnly)} />
        <StoredTable title={words.staff} entries={storedEntries.filter((one) => one.isStaffOnly)} />
      </div>
    </section>
  );
}

function StoredTable({ title, entries }: { title: string; entries: readonly StoredEntry[] }) {
  return (
    <>
      <h3>{title}</h3>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.purpose}</th>
            <th scope="col">{words.until}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, kind, purpose, until }) => (
            <tr key={name}>
              <th scope="row">
                <StoredName name={name} />
                <span className="block font-normal text-ink-soft text-sm">{kind}</span>
              </th>
              <td>{purpose}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** On a narrow page the name breaks after its prefix. */
function StoredName({ name }: { name: string }) {
  const [first, ...rest] = name.split('.');
  return (
    <code>
      {rest.length === 0 ? (
        first
      ) : (
        <>
          {`${first}.`}
          <wbr />
          {rest.join('.')}
        </>
      )}
    </code>
  );
}
