import { HYDRATED_EVENT } from '@shop/shared/app';
import type { ShopBoot } from './shop-boot';

/**
 * Reports to React what was typed or chosen in a field that it has not hydrated yet. React drops such an
 * input: the field shows the words until it is drawn again, and the page never learns of them.
 */

const FIELDS = '#root :is(textarea,select,input:not([type=radio],[type=checkbox],[type=file]))';

/** A field with what React remembers of its value. */
type Field = HTMLInputElement & { _valueTracker?: { setValue(text: string): void } };

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS);

/**
 * React ignores an event after which the value is the one that it remembers in `_valueTracker`, so another
 * one is put there; the field itself is left alone, because writing to it would end the composition of a
 * Korean syllable.
 */
function report(field: Field, text: string): void {
  if (field.value !== text) field.value = text;
  field._valueTracker?.setValue(`${text} `);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Follows `keepPresses`. */
export function recordInput({ presses }: Pick<ShopBoot, 'presses'>): void {
  const typed = new Map<Field, string>();
  const isHydrated = (field: Field) => presses?.isHydrated(field);
  addEventListener(
    'input',
    ({ target }) => {
      if (isField(target) && !isHydrated(target)) typed.set(target, target.value);
    },
    true,
  );
  addEventListener(HYDRATED_EVENT, () => {
    typed.forEach((text, field) => {
      if (field.isConnected && !isHydrated(field)) return;
      typed.delete(field);
      if (field.isConnected) setTimeout(() => report(field, text));
    });
  });
}
