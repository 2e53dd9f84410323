import { type PageMeta, useNavigate, useSearchParams } from '@shop/shared/app';
import { safeReturnTo } from '@shop/shared/domain';
import { SystemError } from './system-error';

export const meta = (): PageMeta => ({ title: '일시적인 오류', robots: 'noindex', status: 503 });

/** The query can be forged, so only values in the form of an error id are shown. */
const errorIdOf = (value: string | null): string | undefined =>
  value && /^[\w-]{4,40}$/.test(value) ? value : undefined;

export function Page() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const errorId = errorIdOf(query.get('errorId'));
  return (
    <SystemError
      status={Number(query.get('status'))}
      errorId={errorId}
      onRetry={() => navigate(safeReturnTo(query.get('returnTo')), { replace: true })}
    />
  );
}
