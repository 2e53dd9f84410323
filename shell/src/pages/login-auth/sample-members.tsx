import { isApiError, isNotFound, toast, useCallMutation, useQuery } from '@shop/shared/app';
import { memberCalls } from '@shop/shared/contracts';
import { Resource } from '@shop/shared/ui';
import { callbackPath } from '../../features/login/callback-path';
import { sampleMembersQuery } from '../../features/login/login.queries';
import { CompanyLogin } from './company-login';
import styles from './login-auth.module.css';
import { MemberButton, NewcomerButton } from './member-button';

/** The api's message where the sandbox serves its own machine only. */
const sandboxRefusal = (error: unknown): string | undefined =>
  isApiError(error) && error.code === 'SANDBOX_LOCAL_ONLY' ? error.message : undefined;

const leadOf = (memberCount: number | undefined): string =>
  memberCount === 0
    ? '로그인할 수 있는 체험용 회원이 없어요.'
    : '회원을 고르면 바로 로그인돼요. 비밀번호는 필요하지 않아요.';

/** Login as one of the sandbox's sample members. */
export function SampleMembers({ returnTo }: { returnTo: string }) {
  const members = useQuery(sampleMembersQuery);
  const issue = useCallMutation(memberCalls.sampleSignIn, {
    onSuccess: ({ lid }) => location.replace(callbackPath(lid, returnTo)),
    onError: (error) =>
      toast(isApiError(error) ? error.message : '로그인하지 못했어요. 다시 시도해 주세요'),
  });

  if (members.isPending) return null;
  // With the real card company there are no sample members.
  if (isNotFound(members.error)) return <CompanyLogin returnTo={returnTo} />;
  const refusal = sandboxRefusal(members.error);
  return (
    <section className={styles.sample} aria-labelledby="sample-members">
      <h2 id="sample-members">체험용 로그인</h2>
      <p className={styles.lead}>{refusal ?? leadOf(members.data?.members.length)}</p>
      {refusal === undefined && (
        <Resource query={members} skeleton={null}>
          {(data) => (
            <ul className={styles.members}>
              {data.members.map((member) => (
                <li key={member.cno}>
                  <MemberButton
                    member={member}
                    isBusy={issue.isPending && issue.variables.body.cno === member.cno}
                    onClick={() => issue.mutate({ body: { cno: member.cno } })}
                  />
                </li>
              ))}
              <li>
                <NewcomerButton
                  isBusy={issue.isPending && issue.variables.body.cno === undefined}
                  onClick={() => issue.mutate({ body: {} })}
                />
              </li>
            </ul>
          )}
        </Resource>
      )}
    </section>
  );
}
