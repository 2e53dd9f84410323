import { systemNowMs, track } from '@shop/shared/app';
import { isContainerId, TAG_MANAGER_ORIGIN } from '@shop/shared/domain';

/** Loads the tag manager, which consumes the data layer. @throws for an invalid container id */
export function startTagManager(containerId: string): void {
  if (!isContainerId(containerId))
    throw new Error(`"${containerId}" is no container id: GTM- and upper-case letters or digits.`);
  track({ event: 'gtm.js', 'gtm.start': systemNowMs() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${containerId}`;
  document.head.append(script);
}
