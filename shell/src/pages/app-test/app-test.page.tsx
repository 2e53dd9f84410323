import { useApp, useShopEvent } from '@shop/shared/app';
import type { HostPlatform } from '@shop/shared/app/native';
import { isTableKey } from '@shop/shared/domain';
import { Radio, RadioGroup, SelectField } from '@shop/shared/ui';
import { useCallback, useState } from 'react';
import { AllCalls } from './all-calls';
import { type AppEvent, AppEvents } from './app-events';
import styles from './app-test.module.css';
import { CallForm } from './call-form';
import { CityBadge } from './city-badge';
import { DeviceFacts } from './device-facts';
import { type BehaviourName, behaviours, useTestedApp } from './use-tested-app';

export const meta = () => ({ title: '앱 기능 점검', robots: 'noindex' as const });

/** Test board of the native bridge: calls the app, or a simulated one outside it. */
export function Page() {
  const { isInApp } = useApp();
  const [platform, setPlatform] = useState<HostPlatform>('ios');
  const [behaviour, setBehaviour] = useState<BehaviourName>('answers');
  const [eventLog, setEventLog] = useState<AppEvent[]>([]);
  const logEvent = useCallback(
    (text: string) =>
      setEventLog((log) => [...log, { id: (log.at(-1)?.id ?? 0) + 1, text }].slice(-20)),
    [],
  );
  const app = useTestedApp({ platform, behaviourName: behaviour, onEvent: logEvent });
  useShopEvent('app:broadcast', ({ key, params }) =>
    logEvent(`방송 ${key} ${JSON.stringify(params)}`),
  );

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>앱 기능 점검</h1>
      {isInApp ? (
        <p className={styles.lead}>앱의 기능을 직접 불러요.</p>
      ) : (
        <>
          <p className={styles.lead}>앱 밖이라서 흉내 낸 앱이 대신 답해요.</p>
          <div className={styles.settings}>
            <RadioGroup label="흉내 낼 앱" direction="row">
              {(['ios', 'android'] as const).map((value) => (
                <Radio
                  key={value}
                  name="platform"
                  label={value === 'ios' ? 'iOS' : 'Android'}
                  checked={platform === value}
                  onChange={() => setPlatform(value)}
                />
              ))}
            </RadioGroup>
            <SelectField
              label="앱의 태도"
              value={behaviour}
              options={Object.entries(behaviours).map(([value, { text }]) => ({
                value,
                label: text,
              }))}
              onChange={({ target: { value } }) => {
                if (isTableKey<BehaviourName>(behaviours, value)) setBehaviour(value);
              }}
            />
          </div>
        </>
      )}
      <DeviceFacts />
      <CallForm app={app} />
      <AllCalls app={app} />
      <AppEvents app={app} eventLog={eventLog} />
      <CityBadge app={app} />
    </main>
  );
}
