import { useQuery } from '@shop/shared/app';
import { type BrandIndex, paths } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import {
  EmptyState,
  LinkTabs,
  Resource,
  Section,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { brandQueries } from '../../features/brand/brand.queries';
import { byConsonant, byLatinLetter } from '../../features/brand/brand-index';
import { BrandTiles } from '../../features/brand/brand-tiles';
import { CornerPlace } from '../../features/corners/corner-place';
import { PageTitle } from '../../features/display-page/display-page';
import styles from './brand-hall.module.css';
import { BrandLetters } from './brand-letters';

/** All brands: logos of the popular ones, then an index by letter. */
export function BrandHall({ isByLatin }: { isByLatin: boolean }) {
  const index = useQuery(brandQueries.index());
  return (
    <>
      <PageTitle isInHeader>브랜드</PageTitle>
      <Resource
        query={index}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={14} />
          </SkeletonGroup>
        }
      >
        {(data) => <BrandHallBody index={data} isByLatin={isByLatin} />}
      </Resource>
    </>
  );
}

function BrandHallBody({ index, isByLatin }: { index: BrandIndex; isByLatin: boolean }) {
  if (index.brands.length === 0) {
    return <EmptyState title="아직 브랜드가 없어요" reason="곧 새로운 브랜드를 준비할게요" />;
  }
  return (
    <div className={styles.hall}>
      {index.popular.length > 0 && (
        <Section title="인기 브랜드">
          <BrandTiles brands={index.popular} />
        </Section>
      )}
      <Section title="전체 브랜드" note={`${groupDigits(index.brands.length)}개`}>
        <LinkTabs
          label="브랜드 순서"
          items={[
            { text: '가나다', to: paths.brand(), isCurrent: !isByLatin },
            { text: 'ABC', to: `${paths.brand()}?index=abc`, isCurrent: isByLatin },
          ]}
        />
        <BrandLetters
          groups={isByLatin ? byLatinLetter(index.brands) : byConsonant(index.brands)}
          isByLatin={isByLatin}
        />
      </Section>
      <CornerPlace pageCd="BRAND" />
    </div>
  );
}
