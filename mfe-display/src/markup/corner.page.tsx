import { type App, type PageMeta, type PageRequest, useLocation } from '@shop/shared/app';
import { PublishFrame, type PublishFrameProps } from '@shop/shared/markup';
import { EmptyState, VisuallyHidden } from '@shop/shared/ui';
import { type CornerId, isCornerId } from '../features/corners/corner-looks';
import { DisplayPage } from '../features/display-page/display-page';
import { cornerPages } from './corner-pages';
import { cornersOfSheet } from './corner-sheets';
import { CornerStates } from './corner-states';
import styles from './corner-states.module.css';

const idOf = (pathname: string): string => pathname.split('/').at(-1) ?? '';

const cornersOf = (id: string): readonly CornerId[] | undefined =>
  isCornerId(id) ? [id] : cornersOfSheet(id);

/** /markup/corner/<id>: one corner of display data in its states, or a sheet of several. */
export function Page() {
  const { pathname } = useLocation();
  const id = idOf(pathname);
  const corners = cornersOf(id);
  if (!corners) return <UnknownCorner pathname={pathname} />;
  return (
    <DisplayPage>
      <h1>
        <VisuallyHidden>코너 {id}</VisuallyHidden>
      </h1>
      {corners.map((cornerId) => (
        <section key={cornerId} className={styles.corner} aria-label={cornerId}>
          <CornerStates cornerId={cornerId} />
        </section>
      ))}
    </DisplayPage>
  );
}

export const Frame = ({ children }: Pick<PublishFrameProps, 'children'>) => (
  <PublishFrame kind="코너" pages={cornerPages}>
    {children}
  </PublishFrame>
);

function UnknownCorner({ pathname }: { pathname: string }) {
  return (
    <DisplayPage>
      <EmptyState title="그런 코너는 없어요" reason={`Page Not Found: ${pathname}`} />
    </DisplayPage>
  );
}

export function meta(_app: App, { url }: PageRequest): PageMeta {
  const cornerId = idOf(url.pathname);
  return {
    title: `코너 ${cornerId}`,
    robots: 'noindex',
    status: cornersOf(cornerId) ? undefined : 404,
  };
}
