import { Link } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { CloseIcon, IconButton, Section } from '@shop/shared/ui';
import { recentWords, useRecentWords } from '../../features/search/recent-words';
import styles from './recent-words-part.module.css';

/** 최근 검색어: search again, delete one or all, or switch the history off. */
export function RecentWordsPart() {
  const { isOn, words } = useRecentWords();
  return (
    <Section
      title="최근 검색어"
      end={
        <span className={styles.controls}>
          {words.length > 0 && (
            <button type="button" className={styles.control} onClick={recentWords.clear}>
              전체 삭제
            </button>
          )}
          <button type="button" className={styles.control} onClick={() => recentWords.setOn(!isOn)}>
            {isOn ? '검색어 저장 끄기' : '검색어 저장 켜기'}
          </button>
        </span>
      }
    >
      {words.length > 0 ? (
        <ul className={styles.words}>
          {words.map((word) => (
            <li key={word} className={styles.word}>
              <Link to={paths.searchResult(word)} className={styles.link}>
                {word}
              </Link>
              <IconButton
                className={styles.remove}
                label={`${word} 삭제`}
                icon={<CloseIcon size={14} />}
                onClick={() => recentWords.remove(word)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          {isOn ? '최근 검색어가 없어요' : '최근 검색어 저장이 꺼져 있어요'}
        </p>
      )}
    </Section>
  );
}
