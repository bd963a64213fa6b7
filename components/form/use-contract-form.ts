'use client';

import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import type { AnswerOf, CallName, RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import type { StorageName } from '@/lib/browser-storage/storage-keys';
import { faultText } from '@/locales/nl/form-faults';
import { callApi, type Outcome, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { type Draft, tabDraft } from './draft';
import type { Faults, FormEngine, Rules } from './form-engine';
import { type FormRoot, fillControls, type Texts, textsOf } from './form-texts';

export interface FormOptions<Name extends CallName, Fields extends Texts, Clean extends object, Answer> {
  /** All fields with the texts that the page comes with. */
  initial: Fields;
  /** The form of the contract by which the fields are checked, before the server does it again. */
  rules: (rules: Rules) => z.ZodType<Clean, Texts>;
  /** @param typed all texts as they stand in the controls, also of fields that are not checked */
  request: (clean: Clean, typed: Texts) => RequestOf<Name>;
  /** Absent: the endpoint is called. */
  send?: (request: RequestOf<Name>) => Promise<Outcome<Answer>>;
  onDone: (answer: Answer, clean: Clean) => void;
  /** Shows a refusal in place of `failure`. @param isShown whether a field shows it */
  onRefused?: (refusal: Refusal, isShown: boolean) => void;
  /** Keeps the texts over a reload, in this tab (or where the draft says). */
  draftKey?: StorageName | Draft;
  /** Sentences for faults of a field, in place of the usual ones. */
  words?: { [Field in keyof Fields]?: Faults };
  /** The field to focus when the refusal belongs to no field. */
  focusOnFailure?: keyof Fields & string;
}

const firstTexts = <Fields extends Texts>({ initial }: { initial: Fields }): Fields => initial;

/**
 * A form that calls an endpoint: it checks the fields by the contract's rules, focuses the first error, is busy while
 * the call runs, shows the server's refusal, and keeps a draft. The controls are the browser's own, so that they work
 * before the script has come; react-hook-form and the rules load at the first focus.
 *
 * Put `root` on the form, and `field(name)` on each control.
 */
export function useContractForm<
  Name extends CallName,
  Fields extends Texts,
  Clean extends object,
  Answer = AnswerOf<Name>,
>(endpoint: Name, options: FormOptions<Name, Fields, Clean, Answer>) {
  const { draftKey, words, focusOnFailure } = options;
  const draft = typeof draftKey === 'string' ? tabDraft(draftKey) : draftKey;
  const dispatch = useAppDispatch();
  const id = useId();
  const [initial, setInitial] = useState(() => firstTexts(options));
  const [texts, setTexts] = useState<Texts>(initial);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<ErrorCode>();
  const [busy, setBusy] = useState(false);
  const element = useRef<FormRoot>(null);
  const started = useRef<{ root: FormRoot; engine: Promise<FormEngine<Clean>> }>(undefined);
  const isSubmitting = useRef(false);

  const start = (root: FormRoot): Promise<FormEngine<Clean>> => {
    if (started.current?.root !== root) {
      const engine = import('./form-engine').then(({ startForm, rules }) =>
        startForm<Clean>({ root, initial, schema: options.rules(rules), onFaults: setFaults }),
      );
      started.current = { root, engine };
      // The next use tries again.
      engine.catch(() => {
        started.current = undefined;
      });
    }
    return started.current.engine;
  };

  /** Fills fields that still have their initial text. */
  const fill = (known: Texts) => {
    const root = element.current;
    if (!root) return;
    fillControls(root, initial, known);
    setTexts((before) => ({ ...before, ...textsOf(root) }));
  };
  // Not before: the server's HTML has the initial texts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, after the first render
  useEffect(() => {
    if (draft) fill(draft.read());
  }, []);

  const root = {
    ref: (node: FormRoot | null) => {
      element.current = node;
    },
    onFocus: () => {
      if (element.current) start(element.current).catch(() => {});
    },
    onChange: ({ target }: ChangeEvent<FormRoot> | FormEvent<FormRoot>) => {
      const name = 'name' in target ? String(target.name) : '';
      if (!element.current || !(name in initial)) return;
      const now = textsOf(element.current);
      setTexts({ ...texts, ...now });
      draft?.keep(
        Object.fromEntries(Object.keys(initial).map((field) => [field, now[field] ?? texts[field] ?? ''])),
      );
      if (name in faults) void started.current?.engine.then((engine) => engine.edited(name));
    },
  };

  /** The fields by the rules; undefined when a fault is shown. */
  const validate = async (form: FormRoot) => {
    setFailure(undefined);
    const engine = await start(form).catch(() => undefined);
    if (!engine) return setFailure('unavailable');
    const checked = await engine.validate();
    if ('isShown' in checked) return checked.isShown ? undefined : setFailure('invalid_request');
    return { engine, clean: checked.clean };
  };
  const attempt = async (form: FormRoot) => {
    const checked = await validate(form);
    if (!checked) return;
    const { engine, clean } = checked;
    setBusy(true);
    const typed = textsOf(form);
    // What was typed before the script came caused no event.
    draft?.keep(
      Object.fromEntries(Object.entries(initial).map(([name, text]) => [name, typed[name] ?? text])),
    );
    const request = options.request(clean, typed);
    const outcome = options.send
      ? await options.send(request)
      : ((await dispatch(callApi(endpoint, request))) as Outcome<Answer>);
    setBusy(false);
    if ('value' in outcome) {
      draft?.keep(undefined);
      return options.onDone(outcome.value, clean);
    }
    const { code, fields } = outcome.refusal;
    const wrong = Object.fromEntries(
      Object.entries(fields).map(([name, fault]) => [name.replace(/^fields\./, ''), fault]),
    );
    const isShown = engine.refuse(wrong);
    if (options.onRefused) return options.onRefused(outcome.refusal, isShown);
    if (isShown) return;
    setFailure(code);
    if (focusOnFailure) document.getElementById(`${id}-${focusOnFailure}`)?.focus();
  };
  const submit = async (event?: FormEvent<FormRoot>) => {
    event?.preventDefault();
    if (isSubmitting.current || !element.current) return;
    isSubmitting.current = true;
    try {
      await attempt(element.current);
    } finally {
      isSubmitting.current = false;
    }
  };

  return {
    id,
    root,
    /** The texts as they are now. */
    texts: texts as { readonly [Field in keyof Fields]: string },
    /** The refusal that belongs to no field. */
    failure,
    busy,
    submit,
    /** Whether all fields are right; else the first fault has the focus. For a step before the last one. */
    check: async () => element.current !== null && (await validate(element.current)) !== undefined,
    fill,
    /** The form begins again with these texts. */
    restart(next: Partial<Fields>) {
      const all = { ...initial, ...next };
      if (element.current) fillControls(element.current, textsOf(element.current), all);
      setInitial(all);
      setTexts(all);
      setFaults({});
    },
    /** Props that bind a control. */
    field(name: keyof Fields & string) {
      const fault = faults[name];
      return {
        id: `${id}-${name}`,
        name,
        defaultValue: initial[name],
        error: fault && (words?.[name]?.[fault] ?? faultText(fault, texts.country, name)),
      };
    },
  };
}

/** The part of the form's state that its fields need. */
export interface FormFields<Name extends string> {
  field: (name: Name) => {
    id: string;
    name: string;
    defaultValue: string | undefined;
    error: string | undefined;
  };
}
