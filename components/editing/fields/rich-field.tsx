'use client';

import type { PlaceholderFacts } from '@toonbank/contract/editing/placeholders';
import { useEffect, useRef, useState } from 'react';
import { loadRichEditor } from '../active-field';
import { EDITOR_PARTS } from '../use-begin';
import type { PickImage } from '../use-image-picker';
import { useSafeHtml } from '../use-safe-html';
import { FactLine } from './fact-line';

interface RichFieldProps {
  /** Stands above the text. */
  label: string;
  hint: string;
  html: string;
  /** What the placeholders in the text stand for. */
  facts: PlaceholderFacts;
  /** What the editor of an empty text begins with. */
  beginsWith?: string;
  /** The editor opens with the form. */
  autoFocus?: boolean;
  pickImage: PickImage;
  onChange: (html: string) => void;
  onSave: () => void;
}

/** A text with its editor in a form; the editor is there from the first click or Enter until the focus is elsewhere. */
export function RichField({ label, hint, html, beginsWith = '', autoFocus = false, ...on }: RichFieldProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isActive, setActive] = useState(autoFocus);
  const safeHtml = useSafeHtml();
  const returnsFocus = useRef(false);
  const latest = useRef({ html, ...on });
  latest.current = { html, ...on };

  useEffect(() => {
    if (!isActive && element.current) element.current.innerHTML = safeHtml(html);
  }, [isActive, html, safeHtml]);

  useEffect(() => {
    if (!isActive || !element.current) return;
    const place = element.current;
    let end: (() => void) | undefined;
    let isOver = false;
    const leave = () => setActive(false);
    void loadRichEditor().then(({ mountRichEditor }) => {
      if (isOver) return;
      const editor = mountRichEditor(place, {
        html: latest.current.html || beginsWith,
        facts: latest.current.facts,
        label,
        onChange: (value) => latest.current.onChange(value),
        onSave: () => latest.current.onSave(),
        onLeave: () => {
          returnsFocus.current = true;
          leave();
        },
        pickImage: () => latest.current.pickImage(),
      });
      editor.focus();
      end = () => editor.destroy();
    });
    const onFocus = ({ target }: FocusEvent) => {
      const inside = target instanceof Element && (place.contains(target) || target.closest(EDITOR_PARTS));
      if (!inside) leave();
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      isOver = true;
      document.removeEventListener('focusin', onFocus);
      end?.();
      // Only now: the end of the editor takes the focus away.
      if (returnsFocus.current) place.focus();
      returnsFocus.current = false;
      latest.current.onSave();
    };
  }, [isActive, label, beginsWith]);

  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium text-sm">{label}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: the editor is mounted on it, and its text has headings and links */}
      <div
        ref={element}
        role="textbox"
        aria-multiline
        tabIndex={0}
        aria-label={label}
        onClick={() => setActive(true)}
        onKeyDown={(event) => {
          if (isActive || event.key !== 'Enter' || event.target !== element.current) return;
          event.preventDefault();
          setActive(true);
        }}
        className="prose edit-rich-field"
      />
      <p className="text-ink-soft text-sm">{hint}</p>
      <FactLine text={html} facts={on.facts} />
    </div>
  );
}
