import type { Corner } from '@shop/shared/contracts';
import { Carousel } from '@shop/shared/ui';
import { Article } from './article';
import styles from './article-corner.module.css';
import { ArticleGoods } from './article-goods';
import { ArticleSteps } from './article-steps';
import { ArticleThumbnails } from './article-thumbnails';
import { goodsOf, type Teaser, teasersOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';

/** Editorial cards (기획전 and stories) with the text below the picture. */
export function ArticleCorner({ corner, look }: LookProps<'article'>) {
  const teasers = teasersOf(corner.items);
  if (teasers.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <Arrangement corner={corner} teasers={teasers} look={look} />
    </CornerSection>
  );
}

interface ArrangementProps extends LookProps<'article'> {
  teasers: readonly Teaser[];
}

function Arrangement({ corner, teasers, look }: ArrangementProps) {
  if (look === 'steps') return <ArticleSteps steps={teasers} />;
  if (look === 'thumbnail') return <ArticleThumbnails teasers={teasers} />;
  const isCentered = look === 'centered';
  return (
    <Carousel
      label={corner.title || '이야기'}
      look={isCentered ? 'full' : 'peek'}
      className={isCentered ? styles.centered : styles.carousel}
      slides={teasers.map((teaser) => ({
        id: teaser.id,
        content: (
          <>
            <Article teaser={teaser} />
            {look === 'nested' && <ArticleGoods goods={goodsAfter(corner, teaser)} />}
          </>
        ),
      }))}
    />
  );
}

/** The goods that follow a teaser in the data, up to the next teaser. */
function goodsAfter({ items }: Corner, { id }: Teaser) {
  const at = items.findIndex((item) => teasersOf([item])[0]?.id === id);
  const rest = items.slice(at + 1);
  const end = rest.findIndex((item) => teasersOf([item]).length > 0);
  return goodsOf(end < 0 ? rest : rest.slice(0, end));
}
