import { type PageMeta, type PageRequest, useMatches } from '@shop/shared/app';
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
  const match = useMatches().at(-1);
  const entry = guideEntry(match?.params.id);
  if (!entry) return <NotFound path={match?.pathname ?? ''} />;
  return <GuideView key={entry.id} title={entry.title} guide={guides[entry.id]} />;
}
