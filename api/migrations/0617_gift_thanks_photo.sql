-- A picture with the thanks for a gift. Its sender may see it, besides its owner.
alter table upload drop constraint upload_purpose_check;
alter table upload add constraint upload_purpose_check
  check (purpose in ('CLAIM', 'REVIEW', 'COUNSEL', 'GIFT'));
alter table gift add column thanks_file_no text;
