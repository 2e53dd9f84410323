-- Deposits that the bank takes back, limits of inquiries, and cash receipts that are being lowered.
alter table payment_deposit drop constraint payment_deposit_state_check;
-- REVERSED: it paid the order, and the bank has taken it back.
alter table payment_deposit add constraint payment_deposit_state_check
  check (state in ('ACCEPTED', 'RETURNED', 'REVERSED'));

-- When the shopper last had the gateway asked
alter table payment add column inquired_at timestamptz;

-- The canceled amount that the gateway was asked to reach; null when its answer is known
alter table cash_receipt add column lowering_to bigint check (lowering_to between 0 and amount);
