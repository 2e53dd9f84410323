import { loadAhead, loadForPress, nativeBridge, toast } from '@shop/shared/app';
import { useEffect, useState } from 'react';
import { Button, type ButtonLook } from '../button/button';

/** Spec section 9: duration of the confirmation. */
const CONFIRMED_MS = 1500;

export interface CopyButtonProps extends ButtonLook {
  /** The text to copy. */
  text: string;
  /** The button's label. */
  label?: string;
}

/** Copies by the app or by the browser, and confirms for 1.5 s. */
export function CopyButton({ text, label = '복사', ...look }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const [isConfirmed, setConfirmed] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setConfirmed(true);
    const timer = setTimeout(() => setConfirmed(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    const bridge = await loadForPress(nativeBridge);
    if (!bridge) return;
    const isCopied = await bridge.copy(text);
    if (isCopied) setCopies((count) => count + 1);
    else toast('복사하지 못했어요. 길게 눌러 직접 복사해 주세요');
  };

  return (
    <Button
      {...look}
      aria-live="polite"
      // Preloads the code, since the browser allows copying only shortly after a click.
      onPointerEnter={() => loadAhead(nativeBridge)}
      onClick={copy}
    >
      {isConfirmed ? '복사했어요' : label}
    </Button>
  );
}
