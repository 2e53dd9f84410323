import { useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { Chip, ChipGroup, ChipLink, SelectField, wonFigure } from '@shop/shared/ui';
import { listFlags, listSorts, listTitles, readListType } from '../../features/goods/list-query';
import styles from './products.module.css';

const types = Object.entries(listTitles);

/** List type, sort order and filters. The URL stores each of them. */
export function ListControls({ total }: { total: number | undefined }) {
  const [search, setSearch] = useSearchParams();
  const current = readListType(search);
  const set = (key: string, value: string | null) =>
    setSearch(
      (query) => {
        if (value) query.set(key, value);
        else query.delete(key);
        return query;
      },
      { replace: true },
    );
  return (
    <div className={styles.controls}>
      <ChipGroup label="상품 목록" isToEdge>
        {types.map(([type, title]) => (
          <ChipLink
            key={type}
            to={paths.products(type)}
            isCurrent={type === current && !search.has('bundleSellerNo')}
            replace
          >
            {title}
          </ChipLink>
        ))}
      </ChipGroup>
      <ChipGroup label="조건" isToEdge>
        {listFlags.map(({ key, label }) => {
          const isOn = search.get(key) === '1';
          return (
            <Chip key={key} isOn={isOn} onClick={() => set(key, isOn ? null : '1')}>
              {label}
            </Chip>
          );
        })}
      </ChipGroup>
      <div className={styles.row}>
        <p role="status">{total === undefined ? '' : `상품 ${wonFigure(total)}개`}</p>
        <SelectField
          className={styles.sort}
          label="정렬"
          isLabelHidden
          options={listSorts}
          value={search.get('sort') ?? 'recommend'}
          onChange={({ target }) => set('sort', target.value === 'recommend' ? null : target.value)}
        />
      </div>
    </div>
  );
}
