-- Later versions of terms and policies. The first version of each is in the code (`member/term/texts`).
create table term_version (
  code text not null,
  -- The day from which it applies, in Korea.
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  applies_at timestamptz not null,
  -- [{"heading": "…", "paragraphs": ["…"]}]
  articles jsonb not null,
  -- What changes, for the announcement.
  summary text not null check (summary <> ''),
  -- To the members' disadvantage: announced 30 days before instead of 7.
  is_adverse boolean not null default false,
  -- Members agree to it anew at their next sign-in, where their consent is required.
  is_material boolean not null default false,
  -- Members up to this number have been told.
  told_member_no bigint not null default 0,
  primary key (code, version)
);
