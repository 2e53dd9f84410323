-- A popup's type says what it shows (shared/src/domain/codes/display-codes.ts).
update code set name = meaning.name
from (values ('01', '이미지'), ('02', '텍스트'), ('03', '쿠폰'), ('04', '기획전'), ('05', '상품'), ('06', '바로가기'))
  as meaning (cd, name)
where code.grp_cd = 'DP044' and code.cd = meaning.cd;
