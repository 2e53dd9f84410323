import { useModalParam } from '@shop/shared/app';
import {
  BottomSheet,
  Breadcrumb,
  Button,
  Checkbox,
  CheckboxGroup,
  ChipGroup,
  FilterIcon,
  LinkTabs,
  ProductCard,
  ProductGrid,
  RemovableChip,
} from '@shop/shared/ui';
import { useState } from 'react';
import { sampleCards } from '../kit/sample-goods';
import styles from './template.module.css';
import { templatePath } from './template-list';

const brands = [...new Set(sampleCards.map(({ brandName }) => brandName ?? ''))];
const here = templatePath('category');

/** A list page: breadcrumb, child categories, filters, and a filter sheet that Back closes. */
export function CategoryTemplate() {
  const filter = useModalParam('filter');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (brand: string) =>
    setChosen(chosen.includes(brand) ? chosen.filter((one) => one !== brand) : [...chosen, brand]);
  const shown = sampleCards.filter(
    ({ brandName }) => chosen.length === 0 || chosen.includes(brandName ?? ''),
  );
  return (
    <div className={styles.body}>
      <Breadcrumb
        steps={[{ name: '홈', to: '/main' }, { name: '패션의류', to: here }, { name: '전체' }]}
      />
      <LinkTabs
        label="하위 카테고리"
        items={['전체', '아우터', '니트', '원피스'].map((text, at) => ({
          text,
          to: at ? `${here}?c=${at}` : here,
          isCurrent: at === 0,
        }))}
      />
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          상품 {shown.length}개
        </p>
        <Button
          variant="outline"
          size="small"
          icon={<FilterIcon size={18} />}
          onClick={() => filter.open()}
        >
          필터
        </Button>
      </div>
      {chosen.length > 0 && (
        <ChipGroup label="고른 조건">
          {chosen.map((brand) => (
            <RemovableChip key={brand} label={brand} onRemove={() => toggle(brand)} />
          ))}
        </ChipGroup>
      )}
      <ProductGrid label="패션의류">
        {shown.map((goods, at) => (
          <ProductCard key={goods.goodsNo} goods={goods} isEager={at < 2} />
        ))}
      </ProductGrid>
      <BottomSheet
        open={filter.isOpen}
        onClose={filter.close}
        title="필터"
        footer={
          <>
            <Button variant="outline" onClick={() => setChosen([])}>
              초기화
            </Button>
            <Button onClick={filter.close}>{shown.length}개 보기</Button>
          </>
        }
      >
        <CheckboxGroup label="브랜드">
          {brands.map((brand) => (
            <Checkbox
              key={brand}
              label={brand}
              checked={chosen.includes(brand)}
              onChange={() => toggle(brand)}
            />
          ))}
        </CheckboxGroup>
      </BottomSheet>
    </div>
  );
}
