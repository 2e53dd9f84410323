import { type NativeCallName, nativeCalls, sampleParams } from '@shop/shared/app/native';
import { tableKeys } from '@shop/shared/domain';
import { Button } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './app-test.module.css';
import { type Outcome, tryCall } from './try-call';
import type { TestedApp } from './use-tested-app';

const names = tableKeys<NativeCallName>(nativeCalls);

/** Limits calls that wait for the user, so that a run of all calls ends. */
const MAX_WAIT_MS = 5000;

/** Makes every call of the table at once with its sample params. */
export function AllCalls({ app }: { app: TestedApp }) {
  const [isRunning, setRunning] = useState(false);
  const [outcomes, setOutcomes] = useState<Partial<Record<NativeCallName, Outcome>>>({});
  const succeeded = Object.values(outcomes).filter(({ isSuccess }) => isSuccess).length;

  const runAll = async () => {
    setRunning(true);
    setOutcomes({});
    await Promise.all(
      names.map(async (name) => {
        const timeoutMs = Math.min(nativeCalls[name].timeoutMs ?? MAX_WAIT_MS, MAX_WAIT_MS);
        const outcome = await tryCall(app, name, JSON.stringify(sampleParams[name]), {
          timeoutMs,
        });
        setOutcomes((previous) => ({ ...previous, [name]: outcome }));
      }),
    );
    setRunning(false);
  };

  return (
    <section className={styles.part} aria-labelledby="all-calls">
      <h2 id="all-calls">모두 부르기</h2>
      <Button variant="outline" isLoading={isRunning} onClick={runAll}>
        {`${names.length}개 모두 실행`}
      </Button>
      <p role="status">
        {Object.keys(outcomes).length > 0 && `${names.length}개 가운데 ${succeeded}개가 답했어요`}
      </p>
      {Object.keys(outcomes).length > 0 && (
        <ul className={styles.all}>
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code>
              <code className={styles.short} data-answer={outcomes[name]?.isSuccess}>
                {outcomes[name]?.text.replace(/\s+/g, ' ') ?? '기다리는 중'}
              </code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
