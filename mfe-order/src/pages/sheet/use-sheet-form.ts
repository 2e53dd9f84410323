import type { SheetView } from '@shop/shared/contracts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sheetDrafts } from '../../features/sheet/sheet-draft';
import { draftOf, formOf, type SheetForm } from './sheet-form';

/** The form of the sheet; what was written survives a reload and a payment that failed. */
export function useSheetForm(view: SheetView) {
  const [first] = useState(() => formOf(view, view.address, undefined));
  const form = useForm<SheetForm>({ defaultValues: first });
  const { sheetNo } = view;

  // Storage exists only in the browser: the server and the first render know nothing of the draft.
  useEffect(() => {
    const draft = sheetDrafts.read(sheetNo);
    if (draft) form.reset(formOf(view, null, draft));
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => sheetDrafts.write(sheetNo, draftOf(values)),
    });
    // Once for each sheet: a later view of it must not undo what is being written.
  }, [sheetNo]);

  return form;
}
