import { type PageMeta, useNavigate, useSearchParams } from '@shop/shared/app';
import { TextField } from '@shop/shared/ui';
import type { FormEvent } from 'react';
import { ownPages } from '../../features/own-pages/own-pages';
import { findPages, groups } from './groups';
import styles from './index.module.css';
import { PageGroup } from './page-group';
import { RemoteFailures } from './remote-failures';
import { useRemotePages } from './use-remote-pages';

export { GuideFrame as Frame } from '../../features/own-pages/guide-frame';

export const meta = (): PageMeta => ({ title: '디자인 레퍼런스', robots: 'noindex' });

/** The index of the design reference: the pages of this and each other remote, with a search. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const search = query.get('q') ?? '';
  const { pages: remotePages, failed, isLoading, retry } = useRemotePages();
  const found = findPages([...ownPages, ...remotePages], search);

  const handleChange = (words: string) => {
    if (words) query.set('q', words);
    else query.delete('q');
    setQuery(query, { replace: true });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (search && found[0]) void navigate(found[0].path);
  };
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className={styles.title}>디자인 레퍼런스</h1>
      <p className={styles.intro}>
        온담의 부품, 코너, 화면 상태를 한곳에서 보고 찾아요. 모두 실제 코드로 그려요.
      </p>
      <form role="search" className={styles.search} onSubmit={handleSubmit}>
        <TextField
          type="search"
          name="q"
          label="레퍼런스 검색"
          isLabelHidden
          isClearable
          autoComplete="off"
          placeholder="이름, id, 상태 말로 찾기"
          value={search}
          onChange={(event) => handleChange(event.target.value)}
        />
      </form>
      <p role="status" className={styles.count}>
        {search ? `‘${search}’ ${found.length}개` : `모두 ${found.length}개`}
        {isLoading && ' · 다른 팀의 화면을 불러오고 있어요'}
      </p>
      <RemoteFailures names={failed} onRetry={retry} />
      {groups.map(([group, name]) => (
        <PageGroup
          key={group}
          name={name}
          pages={found.filter((page) => page.group === group)}
          mode={query.get('mode')}
        />
      ))}
      {found.length === 0 && (
        <p className={styles.none}>찾는 화면이 없어요. 다른 말로 찾아 보세요.</p>
      )}
    </main>
  );
}
