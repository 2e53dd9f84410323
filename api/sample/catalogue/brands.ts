import type { Category } from '../pictures';

/**
 * Sixty invented brands, five for each top category: Korean name, English name, its story,
 * and the archetypes it makes (by default all of its category).
 */
type Row = readonly [nameKo: string, nameEn: string, story: string, makes?: string];

export const brandsByCategory: Record<Category, readonly Row[]> = {
  'fashion-women': [
    ['온유레', 'ONYURE', '하루를 편안하게 감싸는 여성복을 만들어요.'],
    ['무아르', 'MUARE', '결이 고운 소재만 골라 오래 입는 옷을 지어요.'],
    ['소란', 'SORAN', '작은 디테일이 즐거운 데일리 웨어예요.'],
    ['담소', 'DAMSO', '한복의 선을 일상복에 옮겨 담았어요.'],
    ['라온느', 'RAONNE', '출근길이 가벼워지는 오피스 룩을 제안해요.'],
  ],
  'fashion-men': [
    ['하프데이', 'HALF DAY', '반나절이면 몸에 익는 남성복이에요.'],
    ['도심', 'DOSIM', '도시의 날씨와 움직임에 맞춘 기능복이에요.'],
    ['브릭앤코', 'BRICK & CO', '벽돌처럼 기본을 차곡차곡 쌓아요.'],
    ['무드랩', 'MOODLAB', '색 하나, 선 하나를 실험하는 캐주얼이에요.'],
    ['오름웨어', 'ORUM WEAR', '제주의 오름에서 찾은 색을 옷에 담아요.'],
  ],
  'shoes-bags': [
    ['걸음', 'GEOLEUM', '하루 만 보가 편한 신발만 만들어요.', 'sneakers loafers boots'],
    ['포케트리', 'POKETRI', '주머니가 넉넉한 가방을 생각해요.', 'tote-bag backpack wallet'],
    ['르솔', 'LE SOL', '발바닥부터 다시 설계한 신발이에요.', 'sneakers loafers boots'],
    ['가죽공방 해담', 'HAEDAM', '식물성 가죽을 손으로 꿰매요.', 'wallet tote-bag loafers boots'],
    ['미들로드', 'MIDDLE ROAD', '출근과 여행 사이를 잇는 가방이에요.', 'backpack tote-bag'],
  ],
  beauty: [
    ['이슬담', 'ISEULDAM', '새벽 이슬처럼 가벼운 수분을 담았어요.', 'serum cream-jar cushion'],
    ['로제리아', 'ROSERIA', '장미의 색과 향을 연구해요.', 'lipstick perfume cushion'],
    ['퓨어노트', 'PURE NOTE', '꼭 필요한 성분만 적어요.', 'shampoo hand-cream perfume'],
    [
      '녹야',
      'NOKYA',
      '제주 녹차밭에서 시작한 저자극 화장품이에요.',
      'serum cream-jar shampoo hand-cream',
    ],
    [
      '스킨아틀리에',
      'SKIN ATELIER',
      '피부 타입별 처방을 작업실에서 다듬어요.',
      'serum cream-jar cushion lipstick',
    ],
  ],
  food: [
    ['한끼살림', 'HANKKI', '한 끼를 든든하게 채우는 식료품이에요.', 'ramen rice water'],
    [
      '들녘상회',
      'DEULNYEOK',
      '산지에서 바로 온 제철 먹거리를 골라요.',
      'fruit-box rice nuts kimchi rice-wine',
    ],
    ['바다정', 'BADAJEONG', '새벽 경매에서 고른 해산물이에요.', 'meat-pack'],
    ['모닝로스터', 'MORNING ROASTER', '주문한 날 볶아서 보내요.', 'coffee-beans'],
    ['담은찬', 'DAMEUNCHAN', '엄마 손맛 그대로 반찬을 담아요.', 'kimchi meat-pack ramen nuts'],
  ],
  living: [
    ['나무결', 'NAMUGYEOL', '원목의 결을 살린 가구를 만들어요.', 'chair sofa lamp'],
    ['코지룸', 'COZY ROOM', '좁은 집도 포근하게 꾸며요.', 'candle lamp rug chair sofa'],
    ['밤과낮', 'BAM & NAT', '빛과 잠을 생각하는 침실 브랜드예요.', 'bedding lamp'],
    ['리넨하우스', 'LINEN HOUSE', '빨수록 부드러워지는 패브릭이에요.', 'bedding towels rug'],
    ['모노플랜', 'MONO PLAN', '정리가 쉬워지는 수납을 설계해요.', 'storage-box chair candle'],
  ],
  kitchen: [
    ['달항아리', 'DALHANG', '백자의 선을 식탁에 올려요.', 'plates mug'],
    [
      '쿡앤도',
      'COOK & DO',
      '손이 자주 가는 조리도구를 만들어요.',
      'frying-pan knife cutting-board pot',
    ],
    ['온기', 'ONGI', '따뜻함이 오래 가는 텀블러와 머그예요.', 'tumbler mug'],
    [
      '스틸리브',
      'STEELIVE',
      '대를 물려 쓰는 스테인리스를 고집해요.',
      'pot frying-pan knife tumbler',
    ],
    ['소반', 'SOBAN', '혼자여도 근사한 한 상을 차려요.', 'plates cutting-board mug'],
  ],
  digital: [
    [
      '노바텍',
      'NOVATEK',
      '꼭 필요한 성능을 알맞은 값에 담아요.',
      'laptop smartphone smartwatch monitor',
    ],
    ['에어온', 'AIR-ON', '가볍고 오래 가는 무선 기기를 만들어요.', 'earbuds smartwatch smartphone'],
    ['픽셀원', 'PIXEL ONE', '눈이 편한 화면을 연구해요.', 'monitor camera'],
    ['사운드베이', 'SOUND BAY', '작은 방을 공연장으로 바꿔요.', 'speaker earbuds'],
    ['클릭스튜디오', 'CLICK STUDIO', '책상 위의 손맛을 다듬어요.', 'keyboard monitor laptop'],
  ],
  appliance: [
    ['하늘바람', 'HANEUL', '숨 쉬는 공기를 먼저 생각해요.', 'air-purifier humidifier hair-dryer'],
    ['리브웰', 'LIVEWELL', '집안일을 반으로 줄이는 가전이에요.', 'vacuum fridge hair-dryer'],
    ['밥상가전', 'BAPSANG', '밥맛을 아는 주방 가전이에요.', 'rice-cooker fridge'],
    ['브루앤밀', 'BREW & MILL', '카페의 한 잔을 집으로 옮겨요.', 'coffee-machine'],
    ['클린웨이브', 'CLEAN WAVE', '물과 전기를 아끼는 세탁을 연구해요.', 'washer vacuum'],
  ],
  sports: [
    ['런하이', 'RUN HIGH', '오늘보다 한 걸음 더 달리게 해요.', 'running-shoes'],
    ['산들', 'SANDEUL', '주말의 산과 캠핑을 가볍게 해요.', 'tent running-shoes'],
    ['핏데이', 'FIT DAY', '집에서도 꾸준한 운동을 도와요.', 'yoga-mat dumbbell'],
    ['필드나인', 'FIELD NINE', '아홉 홀이 더 즐거워지는 골프예요.', 'golf-club soccer-ball'],
    ['두바퀴', 'DUBAKWI', '도시의 자전거 생활을 응원해요.', 'helmet'],
  ],
  kids: [
    ['꼬마숲', 'KKOMA FOREST', '아이의 오감을 깨우는 장난감이에요.', 'blocks puzzle'],
    [
      '첫걸음마',
      'FIRST STEP',
      '연약한 피부에 닿는 것만 까다롭게 골라요.',
      'baby-bodysuit baby-bottle',
    ],
    ['도담도담', 'DODAM', '쑥쑥 자라는 하루를 함께해요.', 'baby-bottle baby-bodysuit'],
    ['몽글', 'MONGLE', '안고 자고 싶은 인형을 만들어요.', 'plush'],
    ['아이랑', 'AIRANG', '가족 나들이가 쉬워지는 육아용품이에요.', 'stroller puzzle'],
  ],
  'pet-hobby': [
    ['멍냥키친', 'MEONGNYANG', '사람이 먹는 재료로 사료를 만들어요.', 'pet-food'],
    ['포근한꼬리', 'COZY TAIL', '반려동물의 잠자리를 연구해요.', 'dog-bed cat-tower pet-food'],
    ['초록방', 'GREEN ROOM', '초보도 키우기 쉬운 식물을 보내요.', 'plant'],
    ['책갈피', 'BOOKMARK', '오래 곁에 둘 책을 골라요.', 'book'],
    ['기타공방 울림', 'ULLIM', '첫 악기의 소리를 책임져요.', 'guitar'],
  ],
};
