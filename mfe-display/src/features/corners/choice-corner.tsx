import { isNumber, localStore } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { Button, Picture, ProductCard, ProductRail } from '@shop/shared/ui';
import { useState, useSyncExternalStore } from 'react';
import { RAIL_SIZES } from './card-sizes';
import styles from './choice-corner.module.css';
import { goodsOf, type Teaser, teasersOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import { partsOf } from './tabbed-corner';

const never = () => () => {};
const keyOf = ({ cornerNo }: Corner) => `shop.choice.${cornerNo}`;

/** A question with two answers. The goods follow the answer, which is stored on this device. */
export function ChoiceCorner({ corner }: LookProps<'choice'>) {
  const stored = useSyncExternalStore(
    never,
    () => localStore.get(keyOf(corner), isNumber),
    () => undefined,
  );
  const [clicked, setClicked] = useState<number | null>();
  const chosen = clicked === undefined ? stored : clicked;
  const answers = teasersOf(corner.items).slice(0, 2);
  if (answers.length < 2) return null;

  const choose = (at: number | null) => {
    setClicked(at);
    if (at === null) localStore.remove(keyOf(corner));
    else localStore.set(keyOf(corner), at);
  };
  const answer = typeof chosen === 'number' ? answers[chosen] : undefined;
  return (
    <CornerSection corner={corner}>
      {answer ? (
        <ChosenAnswer
          corner={corner}
          at={chosen ?? 0}
          title={answer.title}
          onAgain={() => choose(null)}
        />
      ) : (
        <ul className={styles.answers}>
          {answers.map((teaser, at) => (
            <li key={teaser.id}>
              <Answer teaser={teaser} onChoose={() => choose(at)} />
            </li>
          ))}
        </ul>
      )}
    </CornerSection>
  );
}

function Answer({ teaser, onChoose }: { teaser: Teaser; onChoose: () => void }) {
  return (
    <button type="button" className={styles.answer} onClick={onChoose}>
      {teaser.image && (
        <Picture
          className={styles.picture}
          image={teaser.image}
          alt=""
          width={480}
          height={480}
          sizes="(min-width: 1024px) 290px, 44vw"
        />
      )}
      <span className={styles.title}>{teaser.title}</span>
      {teaser.text && <span className={styles.text}>{teaser.text}</span>}
    </button>
  );
}

interface ChosenAnswerProps {
  corner: Corner;
  at: number;
  title: string;
  onAgain: () => void;
}

function ChosenAnswer({ corner, at, title, onAgain }: ChosenAnswerProps) {
  const goodsItems = corner.items.filter(({ type }) => type === 'goods');
  const goods = goodsOf(partsOf({ ...corner, items: goodsItems })[at]?.items ?? []);
  return (
    <>
      <p className={styles.chosen} role="status">
        <strong>{title}</strong> 취향에 맞는 상품이에요
        <Button size="small" variant="outline" onClick={onAgain}>
          다시 고르기
        </Button>
      </p>
      <ProductRail>
        {goods.map((item) => (
          <ProductCard key={item.goodsNo} goods={item} sizes={RAIL_SIZES} />
        ))}
      </ProductRail>
    </>
  );
}
