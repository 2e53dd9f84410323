import { isApiError, isNotFound, toast, useCallMutation } from '@shop/shared/app';
import { cardAuthCalls } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';

const messageOf = (error: unknown): string => {
  if (isNotFound(error)) return '카드사 앱이나 홈페이지에서 로그인한 뒤 다시 와 주세요';
  return isApiError(error) ? error.message : '로그인을 시작하지 못했어요. 다시 시도해 주세요';
};

/** Login on the card company's own page, which leads back to `/auth/callback`. */
export function CompanyLogin({ returnTo }: { returnTo: string }) {
  const start = useCallMutation(cardAuthCalls.redirect, {
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast(messageOf(error)),
  });
  return (
    <Button
      size="large"
      isFull
      variant="outline"
      isLoading={start.isPending}
      onClick={() => start.mutate({ body: { returnTo } })}
    >
      카드사 홈페이지에서 로그인
    </Button>
  );
}
