import { type App, type PageMeta, type PageRequest, useLocation } from '@shop/shared/app';
import { EmptyState, VisuallyHidden } from '@shop/shared/ui';
import { isCornerId } from '../features/corners/corner-looks';
import { DisplayPage } from '../features/display-page/display-page';
import { CornerStates } from './corner-states';

const idOf = (pathname: string): string => pathname.split('/').at(-1) ?? '';

/** /markup/corner/<id>: one corner in each of its states. */
export function Page() {
  const { pathname } = useLocation();
  const cornerId = idOf(pathname);
  if (!isCornerId(cornerId)) return <UnknownCorner pathname={pathname} />;
  return (
    <DisplayPage>
      <h1>
        <VisuallyHidden>코너 {cornerId}</VisuallyHidden>
      </h1>
      <CornerStates cornerId={cornerId} />
    </DisplayPage>
  );
}

function UnknownCorner({ pathname }: { pathname: string }) {
  return (
    <DisplayPage>
      <EmptyState title={`Page Not Found: ${pathname}`} reason="그런 코너는 없어요" />
    </DisplayPage>
  );
}

export function meta(_app: App, { url }: PageRequest): PageMeta {
  const cornerId = idOf(url.pathname);
  return {
    title: `코너 ${cornerId}`,
    robots: 'noindex',
    status: isCornerId(cornerId) ? undefined : 404,
  };
}
