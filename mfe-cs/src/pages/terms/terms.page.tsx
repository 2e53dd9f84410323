import { type PageMeta, useNavigate, useQuery, useSearchParams } from '@shop/shared/app';
import { paths, type TermLine } from '@shop/shared/contracts';
import { Resource, SelectField, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { CsFrame } from '../../features/frame/cs-frame';
import { readTermChoice, termQueries } from '../../features/term/term.queries';
import { TermText } from './term-text';
import styles from './terms.module.css';

export const meta = (): PageMeta => ({ title: '약관과 정책' });

/** All terms and policies with their versions; readable without a login. */
export function Page() {
  const [search] = useSearchParams();
  const choice = readTermChoice(search);
  const terms = useQuery(termQueries.list());
  const detail = useQuery(termQueries.detail(choice));
  const waiting = (
    <SkeletonGroup>
      <TextSkeleton lines={12} />
    </SkeletonGroup>
  );
  return (
    <CsFrame title="약관과 정책">
      <div className={styles.page}>
        <Resource query={terms} skeleton={null}>
          {({ terms: list }) => <TermChoice terms={list} code={choice.code} />}
        </Resource>
        <Resource query={detail} skeleton={waiting}>
          {(term) => <TermText term={term} />}
        </Resource>
      </div>
    </CsFrame>
  );
}

function TermChoice({ terms, code }: { terms: readonly TermLine[]; code: string }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="약관과 정책 선택"
      value={code}
      options={terms.map(({ code: value, title, coming }) => ({
        value,
        label: coming ? `${title} (변경 예정)` : title,
      }))}
      onChange={(event) => navigate(paths.terms({ code: event.target.value }), { replace: true })}
    />
  );
}
