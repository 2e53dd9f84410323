import { Button, CheckIcon, CopyIcon } from '@shop/shared/ui';
import { useState } from 'react';

/** Spec section 9: duration of the confirmation. */
const TOLD_MS = 1500;

/** Copies a text and confirms it briefly. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [told, setTold] = useState<string>();
  const tell = (words: string) => {
    setTold(words);
    setTimeout(() => setTold(undefined), TOLD_MS);
  };
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => tell('복사됨'),
      () => tell('직접 복사해 주세요'),
    );
  return (
    <Button
      variant="ghost"
      size="small"
      icon={told === '복사됨' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      aria-label={told ?? label}
      onClick={copy}
    >
      <span aria-live="polite">{told ?? '복사'}</span>
    </Button>
  );
}
