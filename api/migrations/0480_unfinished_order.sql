-- Orders that their member has not finished paying: the window was left, or is open. What they hold is not held
-- against their own member, because a new order of the member ends them. A payment that is being approved, or
-- waits for a deposit, is none of them.
create view unfinished_order as
select o.order_no, o.member_no, o.sheet_no, p.payment_no, o.expires_at
from orders o join payment p on p.order_no = o.order_no and p.claim_no is null
where o.status = 'CREATED' and p.state in ('READY', 'AUTHENTICATING');

-- Units of SKUs and deals that a member's unfinished orders hold.
create function held_by_unfinished(of_member bigint) returns table (sku_no bigint, deal_no bigint, qty bigint)
language sql stable as $$
  select r.sku_no, r.deal_no, sum(r.qty) from unfinished_order u join stock_reservation r on r.held_for = u.order_no
  where u.member_no = of_member group by r.sku_no, r.deal_no
$$;
