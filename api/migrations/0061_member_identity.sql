-- Kinds of customers the card company knows beside general, family and corporate: C channel, E other.
alter table member drop constraint member_type_code_check;
alter table member add constraint member_type_code_check check (type_code in ('0', '1', 'J', 'C', 'E'));

-- ME057: through which channel the member came first. Null while he has not signed in.
alter table member add column reg_typ_cd text
  check (reg_typ_cd in ('10', '20', '30', '40', '50', '60'));

-- How the card company behaves when this ticket is shown: chosen when the ticket is made.
alter table sandbox_identity_ticket add column fault text not null default 'NONE'
  check (fault in ('NONE', 'EXPIRED', 'WRONG_ID', 'DOWN', 'SLOW'));
