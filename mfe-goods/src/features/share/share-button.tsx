import { nativeBridge, toast } from '@shop/shared/app';
import { IconButton, ShareIcon } from '@shop/shared/ui';

export interface ShareButtonProps {
  /** What is shared: the name that the app or the browser proposes. */
  title: string;
  /** A path of the shop. */
  to: string;
  className?: string;
}

/** Shares by the app, by the browser, or by copying the address: whatever this device can do. */
export function ShareButton({ title, to, className }: ShareButtonProps) {
  const share = async () => {
    const outcome = await nativeBridge().then((bridge) => bridge.share({ title, url: to }));
    if (outcome === 'copied') toast('상품 주소를 복사했어요');
    if (outcome === 'failed') toast('공유하지 못했어요. 주소창의 주소를 복사해 주세요');
  };
  return (
    <IconButton
      className={className}
      label="공유하기"
      icon={<ShareIcon size={22} />}
      // The browser gives a press only a moment to share: the code for it should be there by then.
      onPointerEnter={() => void nativeBridge()}
      onFocus={() => void nativeBridge()}
      onClick={share}
    />
  );
}
