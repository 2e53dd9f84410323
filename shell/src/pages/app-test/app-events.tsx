import { useAppVisibility } from '@shop/shared/app';
import { Button } from '@shop/shared/ui';
import styles from './app-test.module.css';
import type { TestedApp } from './use-tested-app';

export interface AppEvent {
  id: number;
  text: string;
}

interface AppEventsProps {
  app: TestedApp;
  eventLog: readonly AppEvent[];
}

/** Unsolicited messages of the app; buttons make the simulated one send them. */
export function AppEvents({ app: { send }, eventLog }: AppEventsProps) {
  const isVisible = useAppVisibility();
  return (
    <section className={styles.part} aria-labelledby="app-news">
      <h2 id="app-news">앱이 먼저 하는 말</h2>
      <p>{isVisible ? '지금 이 화면이 보여요' : '지금 이 화면은 가려졌어요'}</p>
      {send && (
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => send('webviewVisible', { isVisible: 'N' })}>
            화면 가리기
          </Button>
          <Button variant="outline" onClick={() => send('webviewVisible', { isVisible: 'Y' })}>
            화면 보이기
          </Button>
          <Button
            variant="outline"
            onClick={() => send('broadcast', { key: 'basketChanged', params: {} })}
          >
            방송하기
          </Button>
        </div>
      )}
      <ol className={styles.news} aria-live="polite">
        {eventLog.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
