import { Link, type LinkProps, useApp } from '@shop/shared/app';
import { type GoodsCard, paths } from '@shop/shared/contracts';

export type GoodsLinkProps = Omit<LinkProps, 'to' | 'onNavigate'> & { goods: GoodsCard };

/** Link to a product page. Caches the card, which the page shows until its own data arrives. */
export function GoodsLink({ goods, ...rest }: GoodsLinkProps) {
  const { goodsPreviews } = useApp();
  return (
    <Link {...rest} to={paths.goods(goods.goodsNo)} onNavigate={() => goodsPreviews.set(goods)} />
  );
}
