import { scan as words } from '@/locales/nl/shelf-labels';

/** What `keep-requests.js` has to say, by the name it gives to it. Hidden until then, and always without a script. */
export function KeptNotices() {
  return Object.entries(words.kept).map(([name, text]) => (
    <p key={name} role="alert" className="scan-kept" data-kept={name}>
      <KeptText text={text} />
    </p>
  ));
}

/** The first sentence stands out where others follow. */
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
