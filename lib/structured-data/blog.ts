import type { Thing } from './json-ld.ts';

interface Facts {
  title: string;
  intro: string;
  /** ISO. */
  published: string;
  /** Absolute, like all addresses here. */
  url: string;
  image?: string;
  publisher: { name: string; url: string; logo: string };
}

interface RecipeFacts extends Facts {
  isFood: boolean;
  prepMinutes: number;
  totalMinutes: number;
  yields: string;
  ingredients: string[];
  steps: string[];
}

interface VideoFacts extends Facts {
  file: string;
  seconds: number;
  transcript: string;
}

const organization = ({ name, url, logo }: Facts['publisher']) => ({
  ...{ '@type': 'Organization', name, url, logo },
});

const minutes = (count: number) => (count > 0 ? `PT${count}M` : undefined);

const shared = ({ title, intro, published, image }: Facts) => ({
  name: title,
  description: intro || undefined,
  datePublished: published,
  image,
  inLanguage: 'nl',
});

const stepsOf = (steps: string[]) =>
  steps.map((text, at) => ({ '@type': 'HowToStep', position: at + 1, text }));

/** A dish or a drink is a `Recipe`, another plan a `HowTo`. */
export function recipeThing(facts: RecipeFacts): Thing {
  const { isFood, prepMinutes, totalMinutes, yields, ingredients, steps, publisher, url } = facts;
  const times = { prepTime: minutes(prepMinutes), totalTime: minutes(totalMinutes) };
  const base = { ...shared(facts), ...times, mainEntityOfPage: url };
  if (!isFood)
    return {
      '@type': 'HowTo',
      ...base,
      supply: ingredients.map((name) => ({ '@type': 'HowToSupply', name })),
      step: stepsOf(steps),
    };
  return {
    '@type': 'Recipe',
    ...base,
    author: organization(publisher),
    recipeYield: yields || undefined,
    recipeIngredient: ingredients,
    recipeInstructions: stepsOf(steps),
  };
}

export function videoThing(facts: VideoFacts): Thing {
  const { published, image, file, seconds, transcript, publisher, url } = facts;
  const { datePublished: _, image: __, ...base } = shared(facts);
  return {
    '@type': 'VideoObject',
    ...base,
    uploadDate: published,
    thumbnailUrl: image,
    contentUrl: file,
    duration: seconds > 0 ? `PT${seconds}S` : undefined,
    transcript: transcript || undefined,
    mainEntityOfPage: url,
    publisher: organization(publisher),
  };
}

export function blogPosting(facts: Facts): Thing {
  const { name, ...base } = shared(facts);
  const author = organization(facts.publisher);
  return {
    '@type': 'BlogPosting',
    headline: name,
    ...base,
    mainEntityOfPage: facts.url,
    author,
    publisher: author,
  };
}
