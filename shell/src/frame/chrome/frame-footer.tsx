import { useLocation } from '@shop/shared/app';
import { business } from '@shop/shared/contracts';
import { Footer } from '@shop/shared/ui';
import { footerLayers } from '../../features/legal/legal-texts';

const BROKER_NOTICE =
  '온담은 통신판매중개자이며 통신판매의 당사자가 아닙니다. 판매자가 등록한 상품정보와 거래에 대한 책임은 판매자에게 있어요. 다만 주문과 결제를 온담에서 받는 상품은 온담이 관련 법에 따른 책임을 다합니다.';

/** The footer's terms and questions open as a full modal over the page one stands on, so a link can open them too. */
export function FrameFooter() {
  const { pathname, search } = useLocation();
  const layerTo = (id: string): string => {
    const query = new URLSearchParams(search);
    query.set('modalId', id);
    return `${pathname}?${query}`;
  };
  return (
    <Footer
      business={business}
      phoneHours="평일 09:00–18:00"
      brokerNotice={BROKER_NOTICE}
      links={footerLayers.map(({ id, title, isStrong }) => ({
        text: title,
        to: layerTo(id),
        isStrong,
      }))}
    />
  );
}
