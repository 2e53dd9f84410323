-- A member who leaves is signed out everywhere, by whatever way the status changes.
create function end_member_sessions() returns trigger
language plpgsql as $$
begin
  update session set revoked_at = now(), revoke_reason = new.status
  where member_no = new.member_no and revoked_at is null;
  return null;
end $$;

create trigger member_leaves after update of status on member
for each row when (new.status <> 'ACTIVE' and old.status is distinct from new.status)
execute function end_member_sessions();
