import { paths } from '@shop/shared/contracts';
import { ButtonLink } from '@shop/shared/ui';
import { StatusScreen } from '../../features/status-screen/status-screen';

/** The customer must sign in again, or may not join. */
export function CannotJoin({ reason, returnTo }: { reason: string; returnTo: string }) {
  return (
    <StatusScreen
      title="가입을 이어서 할 수 없어요"
      reason={<span role="alert">{reason}</span>}
      actions={
        <>
          <ButtonLink to={paths.home()} variant="outline">
            홈으로
          </ButtonLink>
          <ButtonLink to={paths.login(returnTo)}>다시 로그인</ButtonLink>
        </>
      }
    />
  );
}
