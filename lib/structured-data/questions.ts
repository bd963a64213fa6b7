import type { Thing } from './json-ld.ts';

/** Questions with their answers, as the page shows them. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: 'nl',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
