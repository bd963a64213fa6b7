import { useEffect, useState } from 'react';

const escaped = (html: string) => html.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** HTML of a draft with nothing but the elements of the editor's schema. Until that is loaded, it is shown as text. */
export function useSafeHtml(): (html: string) => string {
  const [clean, setClean] = useState(() => escaped);
  useEffect(() => {
    const load = async () => {
      const [{ parseHtml }, { toHtml }] = await Promise.all([
        import('../rich-editor/parse-html'),
        import('../rich-editor/to-html'),
      ]);
      setClean(() => (html: string) => toHtml(parseHtml(html)));
    };
    void load();
  }, []);
  return clean;
}
