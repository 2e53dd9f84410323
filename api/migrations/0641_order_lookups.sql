-- Lookups that read a whole table: an order's sheet and coupons at each payment, a claim's refunds at each notification.
create index order_sheet_order on order_sheet (order_no) where order_no is not null;
create index member_coupon_order on member_coupon (order_no) where order_no is not null;
create index payment_cancel_claim on payment_cancel (claim_no);
