import { readText } from '../text-checks/read-text.ts';

export interface Question {
  question: string;
  answer: string;
}

/** The questions of a text with their answers, without markup. A question without an answer is none. */
export function questionsOf(html: string): Question[] {
  const blocks = Map.groupBy(readText(html).passages, ({ block }) => block);
  return [...blocks.values()].flatMap(([first, ...answer]) => {
    if (first?.element !== 'summary' || first.text === '') return [];
    const text = answer
      .map((passage) => passage.text)
      .filter((words) => words !== '')
      .join(' ');
    return text === '' ? [] : [{ question: first.text, answer: text }];
  });
}
