import { useSession } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ButtonLink } from '@shop/shared/ui';
import { StatusScreen } from '../status-screen/status-screen';
import { type ForbiddenReason, forbiddenMessage } from './forbidden.messages';

/** Access denied: the reason, and an action that resolves it. */
export function Forbidden({ reason, returnTo }: { reason: ForbiddenReason; returnTo?: string }) {
  const { isLoggedIn } = useSession();
  const { title, reason: why } = forbiddenMessage(reason);
  return (
    <StatusScreen
      title={title}
      reason={why}
      actions={
        <>
          <ButtonLink to={paths.home()} variant={isLoggedIn ? 'primary' : 'outline'}>
            홈으로
          </ButtonLink>
          {!isLoggedIn && reason !== 'link' && (
            <ButtonLink to={paths.login(returnTo)}>로그인</ButtonLink>
          )}
          {isLoggedIn && reason === 'owner' && (
            <ButtonLink to={paths.orderList()} variant="outline">
              내 주문 보기
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
