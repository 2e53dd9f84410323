import type { Corner, CornerItem } from '@shop/shared/contracts';
import { ProductCard, ProductGrid, ProductRail, Tabs } from '@shop/shared/ui';
import { RAIL_SIZES } from './card-sizes';
import { goodsOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';

interface TabPart {
  title: string;
  moreLink: string | null;
  items: CornerItem[];
}

/** Splits the items by tab and leaves out empty tabs. */
export function partsOf({ tabs = [], items }: Pick<Corner, 'tabs' | 'items'>): TabPart[] {
  let from = 0;
  const parts = tabs.map(({ title, size, moreLink }) => {
    const part = { title, moreLink, items: items.slice(from, from + size) };
    from += size;
    return part;
  });
  return parts.filter((part) => part.items.length > 0);
}

/** Goods behind tabs: goods by kind, or a best list for each category. */
export function TabbedCorner({ corner, look }: LookProps<'tabbed'>) {
  const parts = partsOf(corner);
  if (parts.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <Tabs
        label={corner.title || '종류'}
        look="chip"
        items={parts.map(({ title, items }, at) => ({
          id: String(at),
          text: title,
          panel: <Panel items={items} look={look} />,
        }))}
      />
    </CornerSection>
  );
}

function Panel({ items, look }: { items: readonly CornerItem[]; look: 'rail' | 'rank' }) {
  const goods = goodsOf(items);
  const cards = goods.map((item, i) => (
    <ProductCard
      key={item.goodsNo}
      goods={item}
      {...(look === 'rank' ? { rank: i + 1 } : { sizes: RAIL_SIZES })}
    />
  ));
  return look === 'rail' ? (
    <ProductRail>{cards}</ProductRail>
  ) : (
    <ProductGrid columns={5}>{cards}</ProductGrid>
  );
}
