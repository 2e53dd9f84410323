import type { DeliveryArea } from '@shop/shared/contracts';
import { lazy, useSheet, useWasOpened } from '@shop/shared/ui';
import styles from './facts.module.css';

const areaSheet = lazy(() =>
  import(/* webpackChunkName: "goods.area-sheet" */ '../../features/area/area-sheet').then(
    ({ AreaSheet }) => AreaSheet,
  ),
);

/** The area that the arrival day counts for. One line with and without an area, so that nothing moves. */
export function AreaLine({ area }: { area: DeliveryArea | undefined }) {
  const sheet = useSheet('area');
  const wasOpened = useWasOpened(sheet.isOpen);
  const { place, extraDays = 0 } = area ?? {};
  const words = extraDays > 0 ? ` · ${extraDays}일 더 걸려요` : ' 기준';
  return (
    <div className={styles.area}>
      <span className={styles.place}>
        {place ?? '전국'}
        {words}
      </span>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        aria-label={place ? `배송지역 변경, 지금은 ${place}` : '배송지역 선택'}
        onPointerEnter={areaSheet.preload}
        onClick={sheet.open}
      >
        {place ? '변경' : '배송지역 선택'}
      </button>
      {wasOpened && <areaSheet.Component open={sheet.isOpen} onClose={sheet.close} />}
    </div>
  );
}
