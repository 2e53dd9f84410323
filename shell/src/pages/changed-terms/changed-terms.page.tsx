import {
  callQuery,
  dialog,
  errorMessage,
  logOut,
  toast,
  useApp,
  useCallMutation,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { type PendingTerm, paths, termCalls } from '@shop/shared/contracts';
import { dottedDate, safeReturnTo } from '@shop/shared/domain';
import { Button, ButtonLink, Checkbox, Resource, Skeleton } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { TermText } from '../../features/legal/term-text';
import styles from './changed-terms.module.css';

export const meta = () => ({ title: '바뀐 약관 동의', robots: 'noindex' as const });

/** Of this member, so the server does not render it. */
const pendingQuery = { ...callQuery(termCalls.pending, {}), staleTime: 0 };

/** Required terms that changed: all are agreed to at once, or the member logs out or leaves. */
export function Page() {
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get('returnTo'));
  const pending = useQuery(pendingQuery);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>약관이 바뀌었어요</h1>
      <p className={styles.lead}>계속 이용하려면 바뀐 약관에 모두 동의해 주세요.</p>
      <Resource query={pending} skeleton={<Skeleton shape="banner" />}>
        {({ terms }) => <Agreement terms={terms} returnTo={returnTo} />}
      </Resource>
    </main>
  );
}

/** "개인정보 수집·이용 동의" is agreed to as "개인정보 수집·이용". */
const contentOf = ({ title }: PendingTerm): string => title.replace(/ 동의$/, '');

interface AgreementProps {
  terms: readonly PendingTerm[];
  returnTo: string;
}

function Agreement({ terms, returnTo }: AgreementProps) {
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const hasNone = terms.length === 0;
  const agree = useCallMutation(termCalls.agree, {
    onSuccess: () => location.replace(returnTo),
    onError: (error) => toast(errorMessage(error, '동의하지 못했어요. 다시 시도해 주세요')),
  });
  // Agreed to in another tab, or opened by its address.
  useEffect(() => {
    if (hasNone) location.replace(returnTo);
  }, [hasNone, returnTo]);
  if (hasNone) return null;

  const give = (code: string, isGiven: boolean) => {
    const next = new Set(given);
    if (isGiven) next.add(code);
    else next.delete(code);
    setGiven(next);
  };
  const submit = () => {
    const missing = terms.find(({ code }) => !given.has(code));
    if (missing) return toast(`${contentOf(missing)}에 동의해 주세요`);
    agree.mutate({ body: { terms: terms.map(({ code, version }) => ({ code, version })) } });
  };
  return (
    <>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <ChangedTerm
            key={term.code}
            term={term}
            isGiven={given.has(term.code)}
            onGive={(isGiven) => give(term.code, isGiven)}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="large" isFull isLoading={agree.isPending} onClick={submit}>
          동의하고 계속하기
        </Button>
        <Refusal />
      </div>
    </>
  );
}

interface ChangedTermProps {
  term: PendingTerm;
  isGiven: boolean;
  onGive: (isGiven: boolean) => void;
}

function ChangedTerm({ term, isGiven, onGive }: ChangedTermProps) {
  const { code, title, version, summary } = term;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <h2>{title}</h2>
      <p className={styles.lead}>
        {dottedDate(`${version}T00:00:00+09:00`)}부터 적용 · {summary}
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary aria-label={`${title} 전문`}>전문 보기</summary>
        {isOpen && <TermText code={code} version={version} />}
      </details>
      <Checkbox
        label={`(필수) ${contentOf(term)}에 동의해요`}
        checked={isGiven}
        onChange={(event) => onGive(event.target.checked)}
      />
    </li>
  );
}

/** Who does not agree logs out, or leaves as easily as they joined (L6). */
function Refusal() {
  const app = useApp();
  const handleLogOut = async () => {
    const isMeant = await dialog.confirm({
      content: '동의하지 않으면 로그아웃돼요. 다음에 로그인할 때 다시 물어볼게요.',
      yesText: '로그아웃',
      noText: '돌아가기',
    });
    if (isMeant) await logOut(app);
  };
  return (
    <>
      <Button variant="outline" isFull onClick={handleLogOut}>
        동의하지 않고 로그아웃
      </Button>
      <ButtonLink to={`${paths.myInfo()}?modalId=leave`} variant="ghost" isFull>
        회원 탈퇴
      </ButtonLink>
    </>
  );
}
