import { useLocation } from '@shop/shared/app';
import { Button } from '@shop/shared/ui';
import { useEffect, useState } from 'react';

/** Shares the page by the browser's own sheet; nothing where there is none. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  const { pathname, search } = useLocation();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  if (!canShare) return null;
  const share = () => {
    const url = new URL(pathname + search, globalThis.location.origin).href;
    // Closing the sheet rejects.
    void navigator.share({ title, text, url }).catch(() => {});
  };
  return (
    <Button variant="outline" size="small" onClick={share}>
      공유하기
    </Button>
  );
}
