import { isApiError, toast, useCallMutation, useQuery, useSearchParams } from '@shop/shared/app';
import { memberCalls, site } from '@shop/shared/contracts';
import { safeReturnTo } from '@shop/shared/domain';
import { Resource, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { callbackPath } from '../../features/sign-in/callback-path';
import { sampleMembersQuery } from '../../features/sign-in/sign-in.queries';
import styles from './login-auth.module.css';
import { MemberButton } from './member-button';

export const meta = () => ({ title: '로그인', robots: 'noindex' as const });

/** The card company's sign-in, played by the sandbox: choose whom to be. */
export function Page() {
  const [search] = useSearchParams();
  const members = useQuery(sampleMembersQuery);
  const issue = useCallMutation(memberCalls.sampleSignIn, {
    onSuccess: ({ lid }) =>
      location.replace(callbackPath(lid, safeReturnTo(search.get('returnTo')))),
    onError: (error) =>
      toast(isApiError(error) ? error.message : '로그인하지 못했어요. 다시 시도해 주세요'),
  });

  return (
    <main id="main" className={styles.page}>
      <h1>{site.name} 로그인</h1>
      <p className={styles.lead}>
        체험용 카드사 로그인이에요. 회원을 고르면 바로 로그인돼요. 비밀번호는 필요하지 않아요.
      </p>
      <Resource
        query={members}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={6} />
          </SkeletonGroup>
        }
      >
        {(data) => (
          <ul className={styles.members}>
            {data.members.map((member) => (
              <li key={member.cno}>
                <MemberButton
                  member={member}
                  isBusy={issue.isPending && issue.variables.body.cno === member.cno}
                  onPress={() => issue.mutate({ body: { cno: member.cno } })}
                />
              </li>
            ))}
          </ul>
        )}
      </Resource>
    </main>
  );
}
