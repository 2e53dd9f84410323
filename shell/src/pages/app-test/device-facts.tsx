import { useDevice } from '@shop/shared/app';
import { appReleaseOf, appVersionOf, loginSourceOf, mediaTypesOf } from '@shop/shared/domain';
import { useEffect, useState } from 'react';
import styles from './app-test.module.css';

const forms = { mobile: '휴대폰', tablet: '태블릿', desktop: 'PC' } as const;
const platforms = { ios: 'iOS', android: 'Android', other: '그 밖' } as const;

/** The detected device. The user agent is known in the browser only. */
export function DeviceFacts() {
  const { form, platform, isInApp } = useDevice();
  const [agent, setAgent] = useState('');
  useEffect(() => setAgent(navigator.userAgent), []);
  const facts = [
    ['기기', `${forms[form]} · ${platforms[platform]} · ${isInApp ? '앱' : '브라우저'}`],
    ['앱 버전', appVersionOf(agent) ?? '-'],
    ['앱 릴리스', appReleaseOf(agent)],
    ['매체', agent ? mediaTypesOf(agent).join(', ') : '-'],
    ['로그인 경로 (ME026)', agent ? loginSourceOf(agent) : '-'],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
