-- No page reads them: bottom popups are corners, and the codes of both stay in the code tables.
drop table popup;
drop table bottom_banner;
