import {
  Outlet,
  type PageDefinition,
  useAnnounceHydration,
  useApp,
  useRouteError,
  useRouteMatch,
} from '@shop/shared/app';
import { type FrameOptions, resolveFrameParts } from '@shop/shared/app/frame';
import { PageRouter, PageStack, useRouterState } from '@shop/shared/app/navigation';
import { Layers, SkipLink } from '@shop/shared/ui';
import { Fragment, type ReactNode, Suspense } from 'react';
import { LegalLayer } from '../features/legal/legal-layer';
import { PaymentCheckBanner } from '../features/system-status/payment-check-banner';
import { TrialBanner } from '../features/trial/trial-banner';
import { FrameFooter } from './chrome/frame-footer';
import { FrameHeader } from './chrome/frame-header';
import { FrameTabBar } from './chrome/frame-tab-bar';
import { LazyErrorScreen } from './error-screen/lazy-error-screen';
import { FrameHooks } from './frame-hooks';
import { NativeFrame } from './native-frame';
import styles from './root.module.css';

const defaultOptions: FrameOptions = {
  title: '',
  layout: 'default',
  isBlankOnPhone: false,
  header: { kind: 'main' },
};

/** The frame's options, defined by the current page. */
function frameOptionsOf(page: PageDefinition | undefined): FrameOptions {
  if (!page) return defaultOptions;
  return {
    title: page.title,
    layout: page.layout ?? 'default',
    isBlankOnPhone: page.isBlankOnPhone ?? false,
    header: page.header ?? { kind: 'main' },
  };
}

/**
 * A part of the document that is hydrated by itself: React redraws it alone when it finds nodes of an extension or of
 * the browser in it. Not for pages: on the server a boundary would hide that a page throws, and the failures of a
 * build are counted (`render.tsx`).
 */
function Part({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Hydrated />
    </Suspense>
  );
}

function Hydrated() {
  useAnnounceHydration();
  return null;
}

function Frame({ options, children }: { options: FrameOptions; children: ReactNode }) {
  const { isInApp } = useApp();
  const parts = resolveFrameParts(options, isInApp);
  const header = parts.hasHeader && (
    <div className={styles.header}>
      <FrameHeader
        title={options.title}
        options={options.header}
        hasTopRow={parts.hasTopRow}
        isNameOnly={options.layout === 'header-only'}
      />
    </div>
  );
  const footer = parts.hasFooter && <FrameFooter />;
  return (
    <div className={styles.frame} data-bar={parts.hasBottomBar ? undefined : 'none'}>
      <PageRouter>
        <Part>
          <SkipLink />
          <TrialBanner />
          {options.isBlankOnPhone ? <div className={styles.desktopOnly}>{header}</div> : header}
          {parts.hasHeader && <PaymentCheckBanner />}
        </Part>
      </PageRouter>
      {children}
      <PageRouter>
        <Part>
          {options.isBlankOnPhone ? <div className={styles.desktopOnly}>{footer}</div> : footer}
          {parts.hasTabBar && <FrameTabBar />}
          <Layers hasTallHeader={parts.hasTallHeader} />
          <LegalLayer />
          <FrameHooks />
          {isInApp && <NativeFrame {...parts.app} />}
        </Part>
      </PageRouter>
    </div>
  );
}

export function Root() {
  const handle = useRouteMatch()?.route.handle;
  if (handle?.page.layout?.startsWith('publish-')) {
    const OwnFrame = handle.module()?.Frame ?? Fragment;
    return (
      <PageRouter>
        <TrialBanner />
        <OwnFrame>
          <Outlet />
          <Layers />
          <FrameHooks />
        </OwnFrame>
      </PageRouter>
    );
  }
  return (
    <Frame options={frameOptionsOf(handle?.page)}>
      <PageStack />
    </Frame>
  );
}

/** Keeps the frame around an unknown page or a remote that failed to load. */
export function RootError() {
  const error = useRouteError();
  const { pathname } = useRouterState().location;
  return (
    <Frame options={defaultOptions}>
      <PageRouter>
        <LazyErrorScreen error={error} path={pathname} />
      </PageRouter>
    </Frame>
  );
}
