/** 서울 강남구 of `서울특별시 강남구 테헤란로 31`: a road address without its road. */
export const placeName = (road: string): string =>
  road
    .replace(/특별자치[도시]|특별시|광역시/, '')
    .split(' ')
    .slice(0, 2)
    .join(' ');
