import { useSearchParams, useSession } from '@shop/shared/app';
import { safeReturnTo } from '@shop/shared/domain';
import { Forbidden } from '../../features/forbidden/forbidden';
import { forbiddenReason } from '../../features/forbidden/forbidden.messages';

export const meta = () => ({
  title: '접근 권한이 없어요',
  robots: 'noindex' as const,
  status: 403 as const,
});

export function Page() {
  const [query] = useSearchParams();
  const { isLoggedIn } = useSession();
  return (
    <Forbidden
      reason={forbiddenReason(query.get('reason'), isLoggedIn)}
      returnTo={safeReturnTo(query.get('returnTo'))}
    />
  );
}
