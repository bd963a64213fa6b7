import { type Endpoint, endpoints, endpointTable } from '@toonbank/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
}

/** The paths of all texts in a schema. An array is entered at its first place, a record by the key `x`. */
function textPaths(schema: JsonSchema, path: (string | number)[] = []): (string | number)[][] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => textPaths(one, path));
  if (schema.type === 'string') return schema.enum || schema.const !== undefined ? [] : [path];
  const { properties = {}, items, additionalProperties: others } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, one]) => textPaths(one, [...path, name])),
    ...(items ? textPaths(items, [...path, 0]) : []),
    ...(typeof others === 'object' ? textPaths(others, [...path, 'x']) : []),
  ];
}

/** An object or array with one value, at the path. */
const holding = (path: readonly (string | number)[], value: unknown): unknown =>
  path.reduceRight((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value);

/** The schema's fault for a text at the path; undefined when it is valid. */
function faultAt(endpoint: Endpoint, path: readonly (string | number)[], value: string): unknown {
  const issues = endpoint.request.safeParse(holding(path, value)).error?.issues ?? [];
  const issue = issues.find((one) => one.path.join('.') === path.join('.'));
  return issue?.code === 'custom' ? issue.params?.fault : issue?.code;
}

/** Texts that are only looked for, besides every `search`: such a character reads as a space in them. */
const SEARCHED = [
  'quickOrder.find codes.0',
  'quickOrder.understand text',
  // Codes as a scanner types them.
  'stockCount.linkCode code',
  'stockCount.update events.0.code',
];

const texts = [...endpointTable].flatMap(([name, endpoint]) => {
  const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return textPaths(schema).map((path) => ({ name: `${name} ${path.join('.')}`, endpoint, path }));
});
const SIGNS = ['\u0000', '\u0007', '\u001b', '\u007f'];

describe('a control character', () => {
  it('is refused in every text of every endpoint, except search texts', () => {
    const taking = texts.filter(({ endpoint, path }) =>
      SIGNS.some((sign) => faultAt(endpoint, path, `a${sign}b`) === undefined),
    );
    expect(texts.length).toBeGreaterThan(80);
    expect(
      taking
        .map(({ name }) => name)
        .filter((name) => !name.endsWith(' search'))
        .sort(),
    ).toEqual(SEARCHED);
  });

  it('counts as a space in a search text', () => {
    const { find } = endpoints.quickOrder;
    expect(find.request.parse({ codes: SIGNS.map((sign) => `a${sign}b`) }).codes).toEqual(
      Array(4).fill('a b'),
    );
  });

  it('is named as the fault, in a name also a new line', () => {
    const { cart, orderLists, service } = endpoints;
    expect(faultAt(cart.setOrderComment, ['comment'], 'Achterom\u0007')).toBe('control_character');
    expect(faultAt(service.setAccountDetails, ['fields', 'phone'], '06\u0000')).toBe('control_character');
    expect(faultAt(cart.setOrderComment, ['comment'], 'Achterom\nbellen')).toBeUndefined();
    expect(faultAt(orderLists.add, ['name'], 'Keuken\nboven')).toBe('control_character');
  });
});
