import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Shown when a page's code or data failed to load. Plain HTML, because the design system may be
 * what failed. Tries again by itself when the connection is back.
 */
export function PageLoadError({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, []);
  return (
    <div className="shop-failure" role="alert">
      <h1>페이지를 불러오지 못했어요</h1>
      <p>잠시 후 다시 시도해 주세요</p>
      <button type="button" onClick={retry} aria-busy={isBusy}>
        다시 시도
      </button>
    </div>
  );
}
