-- The coupons of the mall's own card, which every goods card looks up.
create index coupon_kind on coupon (kind, issue_to) where status = 'OPEN';
