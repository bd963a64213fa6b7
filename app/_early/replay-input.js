// @ts-check

/**
 * Records input on a button, a form without an action, or a field that React has not hydrated yet, and replays it in
 * the same order after hydration, for up to ten seconds. React ignores a text that it has already seen
 * (`_valueTracker`).
 *
 * React sets its properties on an element while it renders, and may stop there: the part is not hydrated before React
 * has committed it. Until then one of the element's fibers has a flag (`Placement` or `Hydrating`); React itself reads
 * it for each event (`getNearestMountedFiber`).
 *
 * The listeners are on the window and do not capture: they run after those of React. A click on a part that is not
 * hydrated yet makes React hydrate it at once and handle the click; replayed, it would act twice. Where React can't
 * hydrate the part at once, because its code or data is still loading, it stops the event: that is recorded too.
 *
 * What is recorded is replayed before any later input is handled, so that a form is not sent without its texts.
 */
export function replayInput() {
  const BOXES = '[type=checkbox],[type=radio]';
  const TEXTS = `input:not(${BOXES},[type=file]),textarea`;
  const CHOICES = 'select,[type=file]';
  const UNCOMMITTED = 0b1_0000_0000_0010;
  const idle = window.requestIdleCallback || setTimeout;
  /** @type {Map<Element, () => void>} */
  const early = new Map();
  let looks = 0;
  let isReplaying = false;

  /** @param {Element & Record<string, any>} node */
  const isHydrated = (node) => {
    let fiber = node[Object.keys(node).find((key) => key.startsWith('__reactFiber')) ?? ''];
    if (!fiber) return false;
    for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & UNCOMMITTED) return false;
    return true;
  };

  const replay = () => {
    isReplaying = true;
    for (const [node, act] of early)
      if (isHydrated(node)) {
        early.delete(node);
        act();
      }
    isReplaying = false;
  };

  const look = () => {
    for (const node of early.keys())
      if (isHydrated(node)) idle(replay);
      else if (looks < 1) early.delete(node);
    looks -= 1;
    if (early.size) setTimeout(look, 50);
  };

  /** @type {(node: Element, act: () => void) => void} */
  const replayLater = (node, act) => {
    looks = 200;
    if (!early.size) setTimeout(look);
    early.set(node, act);
  };

  /** @type {<Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) => void} */
  const on = (name, act) => {
    addEventListener(name, act);
    /** @param {WindowEventMap[typeof name]} event */
    const watchStop = (event) => {
      if (!isReplaying) {
        // Its newer text is on the way.
        if (name === 'input') early.delete(/** @type {Element} */ (event.target));
        replay();
      }
      event.stopPropagation = () => {
        act(event);
        Event.prototype.stopPropagation.call(event);
      };
    };
    addEventListener(name, watchStop, true);
  };

  on('click', ({ target }) => {
    const button = /** @type {HTMLElement} */ (target).closest?.('button[type=button]:not([popovertarget])');
    if (button && !isHydrated(button)) replayLater(button, () => /** @type {HTMLElement} */ (button).click());
  });
  on('submit', (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.hasAttribute('action') || isHydrated(form)) return;
    event.preventDefault();
    const { submitter } = event;
    replayLater(form, () => form.requestSubmit(submitter));
  });

  /** @param {Event} event */
  const onTyped = ({ target, type }) => {
    const field = /** @type {HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }} */ (
      target
    );
    const isBox = type === 'change' && field.matches(BOXES);
    if (!(isBox || field.matches(type === 'input' ? TEXTS : CHOICES)) || isHydrated(field)) return;
    const { value, checked } = field;
    replayLater(field, () => {
      // A field that React has rendered again since shows its old value.
      if (isBox) field.checked = checked;
      else if (field.type !== 'file') field.value = value;
      field._valueTracker?.setValue('');
      // React reads a box at its click. This one does not change the box: only a MouseEvent would.
      field.dispatchEvent(new Event(isBox ? 'click' : type, { bubbles: true }));
    });
  };
  on('input', onTyped);
  on('change', onTyped);
}
