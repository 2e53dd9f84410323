import { useModalParam, useOpenModals } from '@shop/shared/app';
import { type ComponentType, useEffect, useState } from 'react';
import { type FooterLayerId, footerLayers } from './legal-documents';

type View = ComponentType<{ id: FooterLayerId; title: string; onClose: () => void }>;

/** Opens the footer layer named in the query; its content is loaded when opened. */
export function LegalLayer() {
  const open = useOpenModals();
  const text = footerLayers.find(({ id }) => open.includes(id));
  const { close } = useModalParam(text?.id ?? '');
  const [loaded, setLoaded] = useState<{ View: View }>();
  const shouldLoad = text !== undefined && !loaded;

  useEffect(() => {
    if (!shouldLoad) return;
    import(/* webpackChunkName: "legal" */ './legal-modal').then(
      ({ LegalModal }) => setLoaded({ View: LegalModal }),
      () => {},
    );
  }, [shouldLoad]);

  if (!text || !loaded) return null;
  return <loaded.View id={text.id} title={text.title} onClose={close} />;
}
