-- The api counts characters as people do: an emoji of several code points is one, so a text of 20 may have 200.
alter table favorite_folder drop constraint favorite_folder_name_check;
alter table favorite_folder add constraint favorite_folder_name_check
  check (char_length(name) between 1 and 200) not valid;
alter table favorite_folder validate constraint favorite_folder_name_check;
