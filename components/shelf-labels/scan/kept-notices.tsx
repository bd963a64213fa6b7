import { scan as words } from '@/locales/nl/shelf-labels';

/** Messages of `keep-requests.js`, by name. Hidden until it selects one, and always without JavaScript. */
export function KeptNotices() {
  return Object.entries(words.kept).map(([name, text]) => (
    <p key={name} role="alert" className="scan-kept" data-kept={name}>
      <KeptText text={text} />
    </p>
  ));
}

/** The first sentence is bold when others follow. */
function KeptText({ text }: { text: string }) {
  const end = text.indexOf('. ') + 1;
  if (end === 0) return text;
  return (
    <>
      <strong>{text.slice(0, end)}</strong>
      {text.slice(end)}
    </>
  );
}
