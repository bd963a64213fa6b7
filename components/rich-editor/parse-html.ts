import { DOMParser as DocumentParser, type Node } from 'prosemirror-model';
import { flattenCells } from './flatten-cells';
import { schema } from './schema';
import { tidyQuestions } from './tidy-questions';

export const parser = DocumentParser.fromSchema(schema);

/** What `inertDocument` makes of the attribute `style`. */
export const STYLE = 'data-style';

const TAG = /<[a-z][^>]*>/gi;
const STYLE_ATTRIBUTE = /([\s"'/])style(?=\s*=)/gi;
const STYLE_SHEET = /<style\b[^>]*>[\s\S]*?<\/style\s*>/gi;

/** HTML with its style as data: the security policy would report each attribute and sheet, even where none is shown. */
const withoutStyle = (html: string): string =>
  html.replace(STYLE_SHEET, '').replace(TAG, (tag) => tag.replace(STYLE_ATTRIBUTE, `$1${STYLE}`));

/** HTML in a document without scripts: nothing in it loads or runs. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(withoutStyle(html), 'text/html');

/** The document of a text. What the schema does not know is left out, its text stays. */
export function parseHtml(html: string): Node {
  const { body } = inertDocument(html);
  flattenCells(body);
  tidyQuestions(body);
  return parser.parse(body);
}
