import { useLocation, useSearchParams } from '@shop/shared/app';
import { NotFound } from './not-found';

const MAX_SHOWN = 200;

export const meta = () => ({
  title: '페이지를 찾을 수 없어요',
  robots: 'noindex' as const,
  status: 404 as const,
});

/** The 404 page opened by its own path: the missing path is in the query. */
export function Page() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  return <NotFound path={(query.get('path') ?? pathname).slice(0, MAX_SHOWN)} />;
}
