import { Button } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './app-test.module.css';
import { tryCall } from './try-call';
import type { TestedApp } from './use-tested-app';

/** Spec section 7: a screen with a city badge earns it when it is shown. */
function EarnedBadge({ app, badge = 'BUS' }: { app: TestedApp; badge?: string }) {
  const [text, setText] = useState('');
  const earn = useEffectEvent(async () => {
    const { isSuccess } = await tryCall(app, 'earnCityBadge', JSON.stringify({ badge }));
    setText(isSuccess ? `${badge} 배지를 받았어요` : `${badge} 배지를 받지 못했어요`);
  });
  useEffect(() => {
    void earn();
  }, []);
  return <p role="status">{text}</p>;
}

/** The bus screen of the trip service, reduced to its badge. */
export function CityBadge({ app }: { app: TestedApp }) {
  const [isShown, setShown] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="city-badge">
      <h2 id="city-badge">도시 배지</h2>
      <Button variant="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? '버스 화면 닫기' : '버스 화면 열기'}
      </Button>
      {isShown && <EarnedBadge app={app} />}
    </section>
  );
}
