import { placeName } from './place-name';

test.each([
  ['서울특별시 강남구 테헤란로 31', '서울 강남구'],
  ['제주특별자치도 제주시 노연로 38', '제주 제주시'],
  ['부산광역시 해운대구 우동1로 3', '부산 해운대구'],
  ['경기도 성남시 분당구 판교역로 22', '경기도 성남시'],
  ['세종특별자치시 한누리대로 2130', '세종 한누리대로'],
])('%s is in %s', (road, place) => expect(placeName(road)).toBe(place));
