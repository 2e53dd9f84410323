-- Search matches parts of words. Letters taken apart (ㄹㅏㅁㅕㄴ) give even a two-syllable word three
-- trigrams, so one index serves whole words, half-typed syllables and first consonants.
create extension if not exists pg_trgm;
create index goods_jamo on goods using gin (jamo_text gin_trgm_ops);
create index goods_choseong on goods using gin (choseong_text gin_trgm_ops);
