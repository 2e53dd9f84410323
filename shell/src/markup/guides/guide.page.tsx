import { type PageMeta, type PageRequest, useLocation, useRouteMatch } from '@shop/shared/app';
import { NotFound } from '../../pages/not-found/not-found';
import { guideEntry } from '../guide-list';
import { GuideView } from '../kit/guide-view';
import { guides } from './guides';

export function meta(_app: unknown, { params }: PageRequest): PageMeta {
  const entry = guideEntry(params.id);
  return entry
    ? { title: `${entry.title} 가이드`, robots: 'noindex' }
    : { title: '페이지를 찾을 수 없어요', robots: 'noindex', status: 404 };
}

export function Page() {
  const { pathname } = useLocation();
  const entry = guideEntry(useRouteMatch()?.params.id);
  if (!entry) return <NotFound path={pathname} />;
  return <GuideView key={entry.id} title={entry.title} guide={guides[entry.id]} />;
}
