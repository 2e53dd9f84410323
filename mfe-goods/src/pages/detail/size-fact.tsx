import type { GoodsDetail } from '@shop/shared/contracts';
import { lazy, useSheet, useWasOpened } from '@shop/shared/ui';
import styles from './facts.module.css';

const sizeGuideSheet = lazy(() =>
  import(/* webpackChunkName: "size-guide" */ '../../features/size-guide/size-guide-sheet').then(
    ({ SizeGuideSheet }) => SizeGuideSheet,
  ),
);

/** The sizes that these goods are sold in, by their option of that name. */
const sizesOf = ({ options }: GoodsDetail): string[] =>
  options.groups.find(({ name }) => name === '사이즈')?.values.map(({ name }) => name) ?? [];

/** The sizes of goods that are worn, and 사이즈 가이드. */
export function SizeFact({ goods }: { goods: GoodsDetail }) {
  const sheet = useSheet('sizeguide');
  const wasOpened = useWasOpened(sheet.isOpen);
  const sizes = sizesOf(goods);
  return (
    <>
      {sizes.join(' · ')}
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        onPointerEnter={sizeGuideSheet.preload}
        onClick={sheet.open}
      >
        사이즈 가이드
      </button>
      {goods.sizeGuide && wasOpened && (
        <sizeGuideSheet.Component
          open={sheet.isOpen}
          onClose={sheet.close}
          guide={goods.sizeGuide}
          sizes={sizes}
        />
      )}
    </>
  );
}
