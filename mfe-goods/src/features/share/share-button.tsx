import { loadAhead, loadForPress, nativeBridge, toast } from '@shop/shared/app';
import { IconButton, ShareIcon } from '@shop/shared/ui';

export interface ShareButtonProps {
  /** The title passed to the share dialog. */
  title: string;
  /** A path of the shop. */
  to: string;
  className?: string;
}

/** Shares through the app, the Web Share API, or the clipboard, whichever is available. */
export function ShareButton({ title, to, className }: ShareButtonProps) {
  const share = async () => {
    const bridge = await loadForPress(nativeBridge);
    const outcome = await bridge?.share({ title, url: to });
    if (outcome === 'copied') toast('상품 주소를 복사했어요');
    if (outcome === 'failed') toast('공유하지 못했어요. 주소창의 주소를 복사해 주세요');
  };
  return (
    <IconButton
      className={className}
      label="공유하기"
      icon={<ShareIcon size={22} />}
      // Preloads the bridge, because the Web Share API requires a recent user activation.
      onPointerEnter={() => loadAhead(nativeBridge)}
      onFocus={() => loadAhead(nativeBridge)}
      onClick={share}
    />
  );
}
