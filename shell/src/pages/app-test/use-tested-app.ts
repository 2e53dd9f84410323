import { nativeBridge, useApp } from '@shop/shared/app';
import {
  createNativeCaller,
  createNativeHost,
  type HostBehaviour,
  type HostPlatform,
  type NativeCaller,
  type NativeWindow,
} from '@shop/shared/app/native';
import { useMemo } from 'react';

/** Behaviours of the simulated app, with Korean labels. */
export const behaviours = {
  answers: { text: '바로 답해요', behaviour: 'answers', delayMs: 0 },
  delays: { text: '2초 늦게 답해요', behaviour: 'answers', delayMs: 2000 },
  silent: { text: '답하지 않아요', behaviour: 'silent', delayMs: 0 },
  fails: { text: '거절해요', behaviour: 'refuses', delayMs: 0 },
  lies: { text: '약속과 다른 답을 해요', behaviour: 'malformed', delayMs: 0 },
} as const satisfies Record<string, { text: string; behaviour: HostBehaviour; delayMs: number }>;
export type BehaviourName = keyof typeof behaviours;

/** The app under test. `send` makes the simulated app send an unsolicited message. */
export interface TestedApp {
  call: NativeCaller['call'];
  send?: (kind: 'broadcast' | 'webviewVisible', message: object) => void;
}

const userAgents: Record<HostPlatform, string> = {
  ios: 'iPhone LP_APP|ver=7.0.0|',
  android: 'Android Mobile LP_APP|ver=6.0.0|',
};

interface Settings {
  platform: HostPlatform;
  behaviourName: BehaviourName;
  onEvent: (news: string) => void;
}

/** Created on the first call, so that nothing is simulated on the server or without use. */
function simulateApp({ platform, behaviourName, onEvent }: Settings): TestedApp {
  const start = () => {
    const target: NativeWindow = {};
    const host = createNativeHost(target, platform);
    Object.assign(host, behaviours[behaviourName]);
    const { call } = createNativeCaller({
      target,
      userAgent: userAgents[platform],
      origin: location.origin,
      onBroadcast: ({ key, params }) => onEvent(`방송 ${key} ${JSON.stringify(params)}`),
      onVisibilityChange: (isVisible) => onEvent(isVisible ? '화면이 보여요' : '화면이 가려졌어요'),
    });
    return { call, say: host.send };
  };
  let started: ReturnType<typeof start> | undefined;
  const app = () => {
    started ??= start();
    return started;
  };
  return {
    call: (name, ...args) => app().call(name, ...args),
    send: (kind, message) => app().say(kind, message),
  };
}

const realApp: TestedApp = {
  call: async (name, ...args) => (await nativeBridge()).call(name, ...args),
};

/** The real app when inside it, otherwise a simulated one. */
export function useTestedApp(settings: Settings): TestedApp {
  const { isInApp } = useApp();
  const { platform, behaviourName, onEvent } = settings;
  return useMemo(
    () =>
      isInApp ? realApp : simulateApp({ platform, behaviourName: behaviourName, onEvent: onEvent }),
    [isInApp, platform, behaviourName, onEvent],
  );
}
