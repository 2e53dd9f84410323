import { paths, type SearchInfo } from '@shop/shared/contracts';
import { particleOf } from '@shop/shared/domain';
import { ChipGroup, ChipLink, TextLink } from '@shop/shared/ui';
import { BrandBanner } from './brand-banner';
import styles from './search-head.module.css';
import { StatedFilters } from './stated-filters';

/** The parsed query: corrected word, price and sizes, redirect, brand and related words. */
export function SearchHead({ info }: { info: SearchInfo }) {
  const { correction, filters = [], redirect, brand, relatedWords } = info;
  if (!correction && !redirect && !brand && filters.length + relatedWords.length === 0) return null;
  return (
    <div className={styles.head}>
      {correction && (
        <p className={styles.correction}>
          <strong>‘{correction.used}’</strong>
          {particleOf(correction.used, '으로/로')} 검색한 결과 ·{' '}
          <TextLink tone="quiet" to={paths.searchResult(correction.typed, { exact: 1 })}>
            ‘{correction.typed}’{particleOf(correction.typed, '으로/로')} 검색
          </TextLink>
        </p>
      )}
      {filters.length > 0 && <StatedFilters filters={filters} />}
      {redirect && (
        <p className={styles.correction}>
          <TextLink to={redirect.to}>{redirect.title} 바로가기</TextLink>
        </p>
      )}
      {brand && <BrandBanner brand={brand} />}
      {relatedWords.length > 0 && (
        <ChipGroup label="연관 검색어" isToEdge>
          {relatedWords.map((word) => (
            <ChipLink key={word} to={paths.searchResult(word)}>
              {word}
            </ChipLink>
          ))}
        </ChipGroup>
      )}
    </div>
  );
}
