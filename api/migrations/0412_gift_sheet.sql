-- 선물하기: the buyer sends goods to somebody else, with a card.
alter table order_sheet drop constraint order_sheet_source_check;
alter table order_sheet add constraint order_sheet_source_check
  check (source in ('BASKET', 'DIRECT', 'GIFT'));
-- {"senderName","message"}: sealed, because both are personal.
alter table orders add column gift_enc text;
