-- What the shopper has chosen by hand, of the sheet's choices. The stored choices are those corrected to what
-- is possible; from these the wish comes back when it is possible again.
alter table order_sheet add column picked jsonb not null default '{}'::jsonb;
