/** Field → text. */
export type Texts = Record<string, string>;

/** A form, or the fieldset that stands for one inside another form. */
export type FormRoot = HTMLFormElement | HTMLFieldSetElement;

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox');

/** The named controls that hold a text, in the order of the page. */
export const textControls = (root: FormRoot): TextControl[] =>
  [...root.elements].filter(isTextControl).filter(({ name }) => name !== '');

/** The current texts of the form's controls. */
export const textsOf = (root: FormRoot): Texts =>
  Object.fromEntries(textControls(root).map(({ name, value }) => [name, value]));

/** Writes texts into the controls that still have their initial text. */
export function fillControls(root: FormRoot, initial: Texts, texts: Texts): void {
  for (const control of textControls(root)) {
    const text = texts[control.name];
    if (text !== undefined && control.value === initial[control.name]) control.value = text;
  }
}
