-- A picture that a member sent, written anew by the shop. The file stands in the file store.
create table upload (
  file_no text primary key,
  member_no bigint not null references member,
  purpose text not null check (purpose in ('CLAIM', 'REVIEW', 'COUNSEL')),
  -- RECEIVED until the file stands in the store; EXPIRED before it is removed from there.
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'STORED', 'EXPIRED')),
  bytes integer not null check (bytes > 0),
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  created_at timestamptz not null,
  -- The request that it belongs to, for example claim:C123. A file of none expires.
  attached_to text check (attached_to is null or state = 'STORED'),
  sort_order integer
);
create index upload_member on upload (member_no);
create index upload_attached on upload (attached_to, sort_order) where attached_to is not null;
create index upload_orphan on upload (created_at) where attached_to is null;
