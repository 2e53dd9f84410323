import { loadForPress, useModalParam, useOpenModals } from '@shop/shared/app';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { type FooterLayerId, footerLayers } from './legal-documents';

type View = ComponentType<{ id: FooterLayerId; title: string; onClose: () => void }>;

/**
 * Opens the footer layer named in the query; its content is loaded when opened. Without its code the layer closes,
 * so that its link opens it again.
 */
export function LegalLayer() {
  const open = useOpenModals();
  const text = footerLayers.find(({ id }) => open.includes(id));
  const { close } = useModalParam(text?.id ?? '');
  const [loaded, setLoaded] = useState<{ View: View }>();
  const shouldLoad = text !== undefined && !loaded;

  const load = useEffectEvent(async () => {
    const code = await loadForPress(() => import(/* webpackChunkName: "legal" */ './legal-modal'));
    if (code) setLoaded({ View: code.LegalModal });
    else close();
  });
  useEffect(() => {
    if (shouldLoad) void load();
  }, [shouldLoad]);

  if (!text || !loaded) return null;
  return <loaded.View id={text.id} title={text.title} onClose={close} />;
}
