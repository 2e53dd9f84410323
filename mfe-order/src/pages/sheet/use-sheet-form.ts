import { useApp } from '@shop/shared/app';
import type { SheetView } from '@shop/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { sheetDrafts } from '../../features/sheet/sheet-draft';
import { draftOf, errorsOf, formOf, type SheetErrors, type SheetForm } from './sheet-form';

const noErrors: SheetErrors = new Map();

/** The api refused the value of a field. */
export type FieldRefusal = (field: string, message: string) => void;

/**
 * State of the few sheet fields; the input survives a reload and a failed payment. A form library
 * would be larger than the rest of the page.
 */
export function useSheetForm(view: SheetView) {
  const { sheetNo } = view;
  const app = useApp();
  const [values, setValues] = useState<SheetForm>(() => formOf(view, view.address, undefined));
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState(noErrors);
  const fields = useRef(new Map<string, HTMLElement>());

  // Storage exists only in the browser, so the server render and the first client render have no
  // draft.
  const restore = useRef(() => {
    const draft = sheetDrafts.read(sheetNo);
    if (draft) setValues(formOf(view, null, draft));
  });
  useEffect(() => restore.current(), []);

  return {
    values,
    /** Shown from the first click on 결제하기 on, until each error is fixed. */
    errors: isTried ? new Map([...refused, ...errorsOf(values, view, app.now())]) : noErrors,
    change: (part: Partial<SheetForm>) => {
      const next = { ...values, ...part };
      setValues(next);
      setRefused(noErrors);
      sheetDrafts.write(sheetNo, draftOf(next));
    },
    /** Registers the element that gets the focus when this field is invalid. */
    field: (name: string) => (element: HTMLElement | null) => {
      if (element) fields.current.set(name, element);
      else fields.current.delete(name);
    },
    /** Shows what the api said of a field, until something is changed, and focuses the field. */
    refuse: ((name, message) => {
      setRefused(new Map([[name, message]]));
      fields.current.get(name)?.focus();
    }) satisfies FieldRefusal,
    /** Returns true when the form is valid; otherwise shows the errors and focuses the first. */
    check: (): boolean => {
      setTried(true);
      const [first] = errorsOf(values, view, app.now()).keys();
      if (first !== undefined) fields.current.get(first)?.focus();
      return first === undefined;
    },
  };
}

export type SheetFields = ReturnType<typeof useSheetForm>;
