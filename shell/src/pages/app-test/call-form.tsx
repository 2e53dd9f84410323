import { type NativeCallName, nativeCalls, sampleParams } from '@shop/shared/app/native';
import { isTableKey, tableKeys } from '@shop/shared/domain';
import { Button, CopyButton, SelectField, TextArea } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './app-test.module.css';
import { type Outcome, tryCall } from './try-call';
import type { TestedApp } from './use-tested-app';

const names = tableKeys<NativeCallName>(nativeCalls);
const sampleOf = (name: NativeCallName): string => JSON.stringify(sampleParams[name], null, 2);

const timeoutText = (name: NativeCallName): string => {
  const { timeoutMs } = nativeCalls[name];
  return timeoutMs === null ? '사람이 답할 때까지 기다려요' : `${timeoutMs / 1000}초 기다려요`;
};

/** One call: editable params and its result. */
export function CallForm({ app }: { app: TestedApp }) {
  const [name, setName] = useState<NativeCallName>('getDeviceInfo');
  const [params, setParams] = useState(sampleOf(name));
  const [isWaiting, setWaiting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const choose = (next: NativeCallName) => {
    setName(next);
    setParams(sampleOf(next));
    setOutcome(undefined);
  };
  const run = async () => {
    setWaiting(true);
    setOutcome(await tryCall(app, name, params));
    setWaiting(false);
  };

  return (
    <section className={styles.part} aria-labelledby="one-call">
      <h2 id="one-call">하나씩 부르기</h2>
      <SelectField
        label="네이티브 호출"
        hint={timeoutText(name)}
        value={name}
        options={names.map((value) => ({ value, label: value }))}
        onChange={({ target: { value } }) => {
          if (isTableKey<NativeCallName>(nativeCalls, value)) choose(value);
        }}
      />
      <TextArea
        label="파라미터 (JSON)"
        rows={6}
        maxLength={2000}
        spellCheck={false}
        value={params}
        onChange={(event) => setParams(event.target.value)}
      />
      <div className={styles.actions}>
        <Button isLoading={isWaiting} onClick={run}>
          실행
        </Button>
        <Button variant="outline" onClick={() => setParams(sampleOf(name))}>
          기본값으로
        </Button>
      </div>
      <div aria-live="polite">
        {outcome && (
          <>
            <h3>결과</h3>
            <pre className={styles.result} data-answer={outcome.isSuccess}>
              {outcome.text}
            </pre>
          </>
        )}
      </div>
      {outcome && (
        <CopyButton text={outcome.text} label="결과 복사" variant="outline" size="small" />
      )}
    </section>
  );
}
