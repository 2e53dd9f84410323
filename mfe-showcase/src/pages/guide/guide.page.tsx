import { type PageMeta, type PageRequest, useLocation, useRouteMatch } from '@shop/shared/app';
import { EmptyState, PageMain, VisuallyHidden } from '@shop/shared/ui';
import { guideEntry } from '../../features/guides/guide-list';
import { guides } from '../../features/guides/guides';
import { GuideView } from './guide-view';

export { GuideFrame as Frame } from '../../features/own-pages/guide-frame';

export function meta(_app: unknown, { params }: PageRequest): PageMeta {
  const entry = guideEntry(params.id);
  return entry
    ? { title: `${entry.title} 가이드`, robots: 'noindex' }
    : { title: '페이지를 찾을 수 없어요', robots: 'noindex', status: 404 };
}

export function Page() {
  const { pathname } = useLocation();
  const entry = guideEntry(useRouteMatch()?.params.id);
  if (!entry) return <UnknownGuide pathname={pathname} />;
  return <GuideView key={entry.id} title={entry.title} guide={guides[entry.id]} />;
}

const UnknownGuide = ({ pathname }: { pathname: string }) => (
  <PageMain>
    <h1>
      <VisuallyHidden>페이지를 찾을 수 없어요</VisuallyHidden>
    </h1>
    <EmptyState title="그런 가이드는 없어요" reason={`Page Not Found: ${pathname}`} />
  </PageMain>
);
