import { isApiError, toast, useCallMutation, useQuery } from '@shop/shared/app';
import { socialCalls } from '@shop/shared/contracts';
import { withParticle } from '@shop/shared/domain';
import { Button } from '@shop/shared/ui';
import { socialProvidersQuery } from '../../features/login/login.queries';

const messageOf = (error: unknown): string =>
  isApiError(error) && error.status !== 0
    ? error.message
    : '로그인을 시작하지 못했어요. 다시 시도해 주세요';

/** Login with an account of another company; nothing is shown where the shop knows no provider. */
export function SocialLogin({ returnTo }: { returnTo: string }) {
  const { data } = useQuery(socialProvidersQuery);
  const begin = useCallMutation(socialCalls.begin, {
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast(messageOf(error)),
  });
  return data?.providers.map(({ id, name }) => (
    <Button
      key={id}
      size="large"
      isFull
      variant="outline"
      isLoading={begin.isPending && begin.variables.body.providerId === id}
      onClick={() => begin.mutate({ body: { providerId: id, returnTo } })}
    >
      {withParticle(name, '으로/로')} 로그인
    </Button>
  ));
}
