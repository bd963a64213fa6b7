import type { z } from 'zod';

/**
 * JSON that went through a schema of the contract. As the result of a handler it is the answer's `data`, which is sent as it
 * is: for answers whose parts are known from earlier calls.
 */
export class CheckedJson {
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  static of<S extends z.ZodType>(schema: S, value: z.input<S>): CheckedJson {
    return new CheckedJson(JSON.stringify(schema.parse(value)));
  }

  /** A checked object with fields, which gets one more: a list of checked values. */
  static withList(object: CheckedJson, name: string, values: readonly CheckedJson[]): CheckedJson {
    const list = values.map(({ text }) => text).join();
    return new CheckedJson(`${object.text.slice(0, -1)},"${name}":[${list}]}`);
  }
}
