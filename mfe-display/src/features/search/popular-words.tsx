import { Link, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ChipGroup, ChipLink, Section } from '@shop/shared/ui';
import { koreanTime } from '../day/korean-day';
import { RankChange } from '../ranking/rank-change';
import styles from './popular-words.module.css';
import { searchQueries } from './search.queries';

/** 추천 검색어 and the ranking of popular searches. Renders nothing when the request fails. */
export function PopularWordsPart() {
  const { data } = useQuery(searchQueries.popular());
  if (!data) return null;
  return (
    <>
      {data.recommended.length > 0 && (
        <Section title="추천 검색어">
          <ChipGroup label="추천 검색어" isToEdge>
            {data.recommended.map((word) => (
              <ChipLink key={word} to={paths.searchResult(word)}>
                {word}
              </ChipLink>
            ))}
          </ChipGroup>
        </Section>
      )}
      {data.words.length > 0 && (
        <Section title="인기 검색어" note={`${koreanTime(data.rankedAt)} 기준`}>
          <ol className={styles.ranking}>
            {data.words.map((word) => (
              <li key={word.word}>
                <Link to={paths.searchResult(word.word)} className={styles.word}>
                  <span className={styles.rank}>{word.rank}</span>
                  <span className={styles.text}>{word.word}</span>
                  <RankChange change={word.change} />
                </Link>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}
