import type { SheetView } from '@shop/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { sheetDrafts } from '../../features/sheet/sheet-draft';
import { draftOf, errorsOf, formOf, type SheetErrors, type SheetForm } from './sheet-form';

const noErrors: SheetErrors = new Map();

/**
 * The few fields of the sheet; what was written survives a reload and a payment that failed.
 * By hand: a form library would be larger than the rest of the page.
 */
export function useSheetForm(view: SheetView) {
  const { sheetNo } = view;
  const [values, setValues] = useState<SheetForm>(() => formOf(view, view.address, undefined));
  const [isTried, setTried] = useState(false);
  const fields = useRef(new Map<string, HTMLElement>());

  // Storage exists only in the browser: the server and the first render know nothing of the draft.
  const restore = useRef(() => {
    const draft = sheetDrafts.read(sheetNo);
    if (draft) setValues(formOf(view, null, draft));
  });
  useEffect(() => restore.current(), []);

  return {
    values,
    /** Shown from the first press on 결제하기 on, and gone as soon as they are put right. */
    errors: isTried ? errorsOf(values, view) : noErrors,
    change: (part: Partial<SheetForm>) => {
      const next = { ...values, ...part };
      setValues(next);
      sheetDrafts.write(sheetNo, draftOf(next));
    },
    /** Where the focus goes when this field is wrong. */
    field: (name: string) => (element: HTMLElement | null) => {
      if (element) fields.current.set(name, element);
      else fields.current.delete(name);
    },
    /** True when it can be paid; otherwise shows what is wrong and goes to the first of it. */
    check: (): boolean => {
      setTried(true);
      const [first] = errorsOf(values, view).keys();
      if (first !== undefined) fields.current.get(first)?.focus();
      return first === undefined;
    },
  };
}

export type SheetFields = ReturnType<typeof useSheetForm>;
