-- An order by deposit that was canceled before the deposit opens its sheet again, like one that expired.
drop index orders_live_sheet;
create unique index orders_live_sheet on orders (sheet_no)
  where status not in ('PAY_FAIL', 'EXPIRED') and not (status = 'CANCEL_DONE' and paid_at is null);

-- Sheets that were open before several coupons and gift cards.
update order_sheet set choices = choices - 'couponIssueNo' || jsonb_build_object(
    'couponIssueNos', case when jsonb_typeof(choices -> 'couponIssueNo') = 'number'
      then jsonb_build_array(choices -> 'couponIssueNo') else '[]'::jsonb end,
    'useGiftCardWon', 0)
  where not choices ? 'couponIssueNos';
update order_sheet set shown = jsonb_set(shown, '{amounts,giftCardWon}', '0')
  where shown ? 'amounts' and not shown -> 'amounts' ? 'giftCardWon';
