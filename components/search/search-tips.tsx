/** Search tips in a few lines. */
export function SearchTips({ title, tips }: { title: string; tips: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  );
}
