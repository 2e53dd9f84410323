import { callQuery, useCallMutation, useQuery, useSearchParams } from '@shop/shared/app';
import { memberCalls } from '@shop/shared/contracts';
import { safeReturnTo } from '@shop/shared/domain';

/** Sign-in page of the stand-alone frame with one button per sample member of the sandbox. */
export function SampleSignIn() {
  const [search] = useSearchParams();
  const members = useQuery(callQuery(memberCalls.sampleMembers, {}));
  const issue = useCallMutation(memberCalls.sampleSignIn);
  const login = useCallMutation(memberCalls.login);
  const signIn = async (cno: string) => {
    const { lid } = await issue.mutateAsync({ body: { cno } });
    await login.mutateAsync({ body: { lid, isReplacing: true } });
    location.assign(safeReturnTo(search.get('returnTo'), '/'));
  };
  return (
    <main id="main">
      <h1>로그인</h1>
      {members.data?.members.map((member) => (
        <button key={member.cno} type="button" onClick={() => signIn(member.cno)}>
          {member.name} ({member.typeName})으로 로그인
        </button>
      ))}
    </main>
  );
}
