-- Sample orders of the past were moved by "sample"; each move has the actor who makes it in a shop.
update state_history set actor = case when to_state = 'DELIVERY_DONE' then 'courier' else 'seller' end
where actor = 'sample';

-- The deductions that buyers agreed to before the seller asked for one are left as they are: the check of the
-- books names them. Vouchers that were used or refunded before they had a history begin with what is known.
insert into state_history (machine, ref, from_state, to_state, actor, reason, at)
select 'voucher', voucher_no, null, 'USABLE', 'system', '', issued_at from voucher
order by issued_at, voucher_no;

insert into state_history (machine, ref, from_state, to_state, actor, reason, at)
select 'voucher', voucher_no, 'USABLE', 'USED', case when kind = 'GIFT_CARD' then 'system' else 'partner' end,
  coalesce(used_place, ''), used_at
from voucher where state = 'USED' and used_at is not null
order by used_at, voucher_no;

insert into state_history (machine, ref, from_state, to_state, actor, reason, at)
select 'voucher', v.voucher_no, 'USABLE', 'CANCELED', 'member:' || v.member_no, '', coalesce((
  select max(c.applied_at) from claim c join claim_item x using (claim_no) where x.item_no = v.item_no), v.issued_at)
from voucher v where v.state = 'CANCELED'
order by v.voucher_no;
