-- Writers found their own reviews helpful, and reported them.
with gone as (
  delete from review_vote v using review r
  where r.review_no = v.review_no and r.member_no = v.member_no returning v.review_no)
update review r set helpful_cnt = r.helpful_cnt - 1 from gone where gone.review_no = r.review_no;

delete from review_report v using review r
where r.review_no = v.review_no and r.member_no = v.member_no;
