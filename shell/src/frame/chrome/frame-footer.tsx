import { type ShopLocation, useApp, useLocation } from '@shop/shared/app';
import { business, paths } from '@shop/shared/contracts';
import { serviceHours } from '@shop/shared/domain';
import { Footer } from '@shop/shared/ui';
import { memo, useDeferredValue } from 'react';
import { ColourModeButton } from '../../features/colour-mode/colour-mode-button';
import { footerLayers } from '../../features/legal/legal-documents';

/**
 * The footer's terms and questions open as a full modal over the current page, so that a link can
 * open them too.
 */
const FooterAt = memo(function FooterAt({
  pathname,
  search,
}: Pick<ShopLocation, 'pathname' | 'search'>) {
  const { settings } = useApp();
  const layerTo = (id: string): string => {
    const query = new URLSearchParams(search);
    query.set('modalId', id);
    return `${pathname}?${query}`;
  };
  return (
    <Footer
      business={settings.business ?? business}
      phoneHours={serviceHours.text}
      links={[
        ...footerLayers.map(({ id, title, isStrong }) => ({
          text: title,
          to: layerTo(id),
          isStrong,
        })),
        { text: '공지사항', to: paths.notice() },
        { text: '고객센터', to: paths.cs() },
      ]}
    >
      <ColourModeButton />
    </Footer>
  );
});

/** The links follow the location after the page that was clicked is drawn. */
export function FrameFooter() {
  const { pathname, search } = useDeferredValue(useLocation());
  return <FooterAt pathname={pathname} search={search} />;
}
