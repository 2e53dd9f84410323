-- 추가상품: SKUs of other goods that are offered with these goods.
create table goods_addition (
  goods_no bigint not null references goods on delete cascade,
  sku_no bigint not null references sku on delete cascade,
  sort smallint not null,
  primary key (goods_no, sku_no)
);
create index goods_addition_sku on goods_addition (sku_no);
-- A video of the goods: a path of this shop, with captions beside it (`.vtt`).
alter table goods add column video_path text check (video_path ~ '^/images/v/[a-z0-9-]+\.(webm|mp4)$');
