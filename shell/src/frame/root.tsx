import {
  Outlet,
  type PageHandle,
  useApp,
  useLocation,
  useMatches,
  useRouteError,
} from '@shop/shared/app';
import { Layers, SkipLink } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { LegalLayer } from '../features/legal/legal-layer';
import { PaymentCheckBanner } from '../features/system-status/payment-check-banner';
import { FrameFooter } from './chrome/frame-footer';
import { FrameHeader } from './chrome/frame-header';
import { FrameTabBar } from './chrome/frame-tab-bar';
import { FailureSlot } from './failure/failure-slot';
import { FrameHooks } from './frame-hooks';
import { type FrameLook, frameParts } from './frame-parts';
import { NativeFrame } from './native-frame';
import { isPublish, PublishSlot } from './publish/publish-slot';
import styles from './root.module.css';

const plainLook: FrameLook = {
  title: '',
  layout: 'default',
  isBlankOnPhone: false,
  header: { kind: 'main' },
};

/** What the frame shows is said by the page that stands in it. */
function useFrameLook(): FrameLook {
  const page = (useMatches().at(-1)?.handle as PageHandle | undefined)?.page;
  if (!page) return plainLook;
  return {
    title: page.title,
    layout: page.layout ?? 'default',
    isBlankOnPhone: page.isBlankOnPhone ?? false,
    header: page.header ?? { kind: 'main' },
  };
}

function Frame({ look, children }: { look: FrameLook; children: ReactNode }) {
  const { isInApp } = useApp();
  const parts = frameParts(look, isInApp);
  const header = parts.hasHeader && (
    <div className={styles.header}>
      <FrameHeader
        title={look.title}
        options={look.header}
        hasTopRow={parts.hasTopRow}
        isNameOnly={look.layout === 'header-only'}
      />
    </div>
  );
  const footer = parts.hasFooter && <FrameFooter />;
  return (
    <div className={styles.frame}>
      <SkipLink />
      {look.isBlankOnPhone ? <div className={styles.desktopOnly}>{header}</div> : header}
      {parts.hasHeader && <PaymentCheckBanner />}
      {children}
      {look.isBlankOnPhone ? <div className={styles.desktopOnly}>{footer}</div> : footer}
      {parts.hasTabBar && <FrameTabBar />}
      <Layers hasTallHeader={parts.hasTallHeader} />
      <LegalLayer />
      <FrameHooks />
      {isInApp && <NativeFrame {...parts.app} />}
    </div>
  );
}

export function Root() {
  const look = useFrameLook();
  if (isPublish(look.layout)) {
    return (
      <PublishSlot layout={look.layout}>
        <Outlet />
        <Layers />
        <FrameHooks />
      </PublishSlot>
    );
  }
  return (
    <Frame look={look}>
      <Outlet />
    </Frame>
  );
}

/** A page that does not exist, or a remote that did not arrive, keeps the frame around it. */
export function RootFailure() {
  const error = useRouteError();
  const { pathname } = useLocation();
  return (
    <Frame look={plainLook}>
      <FailureSlot error={error} path={pathname} />
    </Frame>
  );
}
