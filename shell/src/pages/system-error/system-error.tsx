import { paths, site } from '@shop/shared/contracts';
import { Button, ButtonLink } from '@shop/shared/ui';
import { StatusScreen } from '../../features/status-screen/status-screen';
import { ErrorId } from './error-id';

export interface SystemErrorProps {
  /** 801 has its own screen (too many visitors); any other status shows the general one. */
  status?: number;
  /** The id by which customer service finds the error; can be copied. */
  errorId?: string;
  /** Default: reloads the document. */
  onRetry?: () => void;
}

const OVERLOADED_STATUS = 801;

const messages = {
  overloaded: {
    title: '지금 접속하는 분이 많아요',
    reason: '잠시 기다렸다가 다시 시도해 주세요. 담아 둔 상품과 진행 중인 주문은 그대로 있어요.',
  },
  failed: {
    title: '일시적인 오류가 발생했어요',
    reason: '불편을 드려 죄송해요. 잠시 후 다시 시도해 주세요.',
  },
} as const;

/**
 * Spec section 2, error screens by status: 801 has its own text, every other status but 404 the
 * general one.
 */
export function SystemError({
  status,
  errorId,
  onRetry = () => location.reload(),
}: SystemErrorProps) {
  const { title, reason } = messages[status === OVERLOADED_STATUS ? 'overloaded' : 'failed'];
  return (
    <StatusScreen
      title={title}
      reason={reason}
      detail={errorId && <ErrorId id={errorId} />}
      actions={
        <>
          <ButtonLink to={paths.home()} variant="outline">
            홈으로
          </ButtonLink>
          <Button onClick={onRetry}>다시 시도</Button>
        </>
      }
    >
      <p>
        계속되면 고객센터{' '}
        <a href={`tel:${site.customerServicePhone}`}>{site.customerServicePhone}</a>로 알려 주세요.
      </p>
    </StatusScreen>
  );
}
