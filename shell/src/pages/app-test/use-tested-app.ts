import { type NativeBridge, nativeBridge, useApp } from '@shop/shared/app';
import {
  createNativeCaller,
  createNativeHost,
  type HostBehaviour,
  type HostPlatform,
  type NativeCaller,
  type NativeWindow,
} from '@shop/shared/app/native';
import { useMemo } from 'react';

/** How the played app behaves, in a tester's words. */
export const manners = {
  answers: { text: '바로 답해요', behaviour: 'answers', delayMs: 0 },
  delays: { text: '2초 늦게 답해요', behaviour: 'answers', delayMs: 2000 },
  silent: { text: '답하지 않아요', behaviour: 'silent', delayMs: 0 },
  fails: { text: '거절해요', behaviour: 'refuses', delayMs: 0 },
  lies: { text: '약속과 다른 답을 해요', behaviour: 'malformed', delayMs: 0 },
} as const satisfies Record<string, { text: string; behaviour: HostBehaviour; delayMs: number }>;
export type Manner = keyof typeof manners;

/** The app under test: who is called, and how to make it speak by itself (only the played one can). */
export interface TestedApp {
  call: NativeCaller['call'];
  say?: (kind: 'broadcast' | 'webviewVisible', message: object) => void;
}

const userAgents: Record<HostPlatform, string> = {
  ios: 'iPhone LP_APP|ver=7.0.0|',
  android: 'Android Mobile LP_APP|ver=6.0.0|',
};

interface Settings {
  platform: HostPlatform;
  manner: Manner;
  onNews: (news: string) => void;
}

/** Made when it is first asked: a page that is only shown, or rendered on the server, plays nothing. */
function playApp({ platform, manner, onNews }: Settings): TestedApp {
  const play = () => {
    const target: NativeWindow = {};
    const host = createNativeHost(target, platform);
    Object.assign(host, manners[manner]);
    const { call } = createNativeCaller({
      target,
      userAgent: userAgents[platform],
      origin: location.origin,
      onBroadcast: ({ key, params }) => onNews(`방송 ${key} ${JSON.stringify(params)}`),
      onVisibilityChange: (isVisible) => onNews(isVisible ? '화면이 보여요' : '화면이 가려졌어요'),
    });
    return { call, say: host.send };
  };
  let played: ReturnType<typeof play> | undefined;
  const app = () => {
    played ??= play();
    return played;
  };
  return {
    call: ((...args: Parameters<NativeCaller['call']>) => app().call(...args)) as TestedApp['call'],
    say: (kind, message) => app().say(kind, message),
  };
}

const realApp: TestedApp = {
  call: ((...args: Parameters<NativeBridge['call']>) =>
    nativeBridge().then((bridge) => bridge.call(...args))) as NativeCaller['call'],
};

/** The real app inside it, a played one everywhere else. */
export function useTestedApp(settings: Settings): TestedApp {
  const { isInApp } = useApp();
  const { platform, manner, onNews } = settings;
  return useMemo(
    () => (isInApp ? realApp : playApp({ platform, manner, onNews })),
    [isInApp, platform, manner, onNews],
  );
}
