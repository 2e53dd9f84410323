import { openModals, useModalParam, useSearchParams } from '@shop/shared/app';
import { type ComponentType, useEffect, useState } from 'react';
import type { LegalId } from './legal-texts';
import { legalTexts } from './legal-texts';

type View = ComponentType<{ id: LegalId; title: string; onClose: () => void }>;

/** Opens the terms that the query names; their words are fetched then. */
export function LegalLayer() {
  const [search] = useSearchParams();
  const open = openModals(search);
  const text = legalTexts.find(({ id }) => open.includes(id));
  const { close } = useModalParam(text?.id ?? '');
  const [loaded, setLoaded] = useState<{ View: View }>();
  const isWanted = text !== undefined && !loaded;

  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "legal" */ './legal-modal').then(
      ({ LegalModal }) => setLoaded({ View: LegalModal }),
      () => {},
    );
  }, [isWanted]);

  if (!text || !loaded) return null;
  return <loaded.View id={text.id} title={text.title} onClose={close} />;
}
