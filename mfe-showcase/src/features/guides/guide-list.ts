export interface GuideEntry {
  id: string;
  title: string;
  /** Component names and further search words. */
  words?: readonly string[];
}

/** Every guide, by family, in the order of the index. Ids in camel case are the specification's. */
export const guideFamilies = [
  {
    name: '토대',
    guides: [
      { id: 'colour', title: '색', words: ['token', 'color', 'contrast', '다크'] },
      { id: 'type', title: '글자', words: ['token', 'font', 'Pretendard'] },
      { id: 'space', title: '간격·모양', words: ['token', 'radius', 'breakpoint', 'safe area'] },
      { id: 'motion', title: '움직임', words: ['token', 'reduced motion', 'ease'] },
    ],
  },
  {
    name: '누르기',
    guides: [
      { id: 'button', title: '버튼', words: ['Button', 'ButtonLink', 'IconButton', 'HeartButton'] },
      {
        id: 'chip',
        title: '칩',
        words: ['Chip', 'ChipLink', 'ChipGroup', 'RemovableChip', '필터'],
      },
      {
        id: 'selectButton',
        title: '선택 버튼',
        words: ['SelectButtons', 'MultiSelectButtons', 'select button'],
      },
    ],
  },
  {
    name: '입력',
    guides: [
      { id: 'textField', title: '글 입력', words: ['TextField', 'TextArea', 'input'] },
      {
        id: 'number-fields',
        title: '휴대폰·카드 번호',
        words: ['PhoneField', 'CardNumberField', 'CardExpiryField', 'SecretDigitsField'],
      },
      { id: 'selects', title: '선택 상자', words: ['SelectField', 'select', '드롭다운'] },
      {
        id: 'checkbox-radio',
        title: '체크박스·라디오',
        words: ['Checkbox', 'CheckboxGroup', 'Radio', 'RadioGroup'],
      },
      { id: 'switch', title: '스위치', words: ['Switch'] },
      { id: 'quantity', title: '수량', words: ['QuantityStepper', 'stepper'] },
      { id: 'option-picker', title: '옵션 고르기', words: ['OptionPicker', 'OptionLine'] },
      { id: 'search-field', title: '검색', words: ['SearchField', 'combobox', '자동완성'] },
      { id: 'date-range', title: '기간', words: ['DateRange', '조회 기간'] },
      { id: 'address', title: '배송지 입력', words: ['AddressFields'] },
      { id: 'uploadImage', title: '사진 첨부', words: ['FileUpload', 'photo upload', '미리보기'] },
    ],
  },
  {
    name: '상품과 금액',
    guides: [
      {
        id: 'product-item',
        title: '상품 카드',
        words: ['ProductCard', 'ProductGrid', 'ProductRail', 'ProductList', 'HeartButton'],
      },
      { id: 'commonImage', title: '사진', words: ['Picture', 'image', 'commonImage'] },
      { id: 'imageBanner', title: '이미지 배너', words: ['ImageBanner', 'banner'] },
      { id: 'price', title: '가격', words: ['Price', 'PriceLines', 'PriceLine', 'Won'] },
      { id: 'coupon', title: '쿠폰', words: ['CouponTicket', '쿠폰 받기'] },
      { id: 'couponItem', title: '쿠폰 고르기', words: ['CouponTicket', 'coupon item'] },
      { id: 'rating', title: '별점', words: ['Rating', 'RatingInput'] },
      { id: 'label', title: '라벨·배지', words: ['Badge', 'BadgeRow', 'label'] },
      { id: 'buy-bar', title: '구매 막대', words: ['BuyBar', 'StickyBar'] },
      { id: 'gallery', title: '사진 갤러리·크게 보기', words: ['Gallery', 'Lightbox', 'zoom'] },
    ],
  },
  {
    name: '말하기',
    guides: [
      { id: 'bullet', title: '글머리 목록', words: ['BulletList', 'bullet'] },
      { id: 'guidance', title: '안내 상자', words: ['Guidance', '유의사항'] },
      { id: 'table', title: '표', words: ['InfoTable', '상품정보제공고시'] },
      {
        id: 'notification',
        title: '알림',
        words: ['NotificationItem', 'toast', 'notification', 'notification-case'],
      },
      { id: 'count-number', title: '움직이는 숫자', words: ['CountNumber', 'count number'] },
      { id: 'timer', title: '남은 시간', words: ['Countdown', 'timer', '타임딜'] },
      { id: 'codes', title: '바코드·QR', words: ['Barcode', 'QrCode', 'mobile coupon', '상품권'] },
    ],
  },
  {
    name: '상태',
    guides: [
      { id: 'progress', title: '진행', words: ['ProgressBar', 'FreeDeliveryBar', 'StepBar'] },
      { id: 'timeline', title: '진행 상황', words: ['Timeline', '배송'] },
      {
        id: 'empty-error',
        title: '비었을 때·못 불러올 때',
        words: ['EmptyState', 'ErrorBox', 'nodata'],
      },
      {
        id: 'skeleton',
        title: '뼈대',
        words: ['Skeleton', 'SkeletonGroup', 'TextSkeleton', 'loading'],
      },
    ],
  },
  {
    name: '레이어',
    guides: [
      { id: 'sheet', title: '바텀시트', words: ['BottomSheet', 'sheet'] },
      { id: 'modals', title: '모달', words: ['BoxModal', 'FullModal'] },
      { id: 'dialog', title: '대화 상자', words: ['dialog', 'confirm', 'alert', 'DialogView'] },
      { id: 'popover', title: '팝오버·툴팁', words: ['Popover', 'Tooltip', 'popover'] },
    ],
  },
  {
    name: '이동',
    guides: [
      { id: 'tab', title: '탭', words: ['Tabs', 'LinkTabs', 'tab'] },
      { id: 'collapse', title: '접기', words: ['Accordion', 'ShowMore', 'collapse'] },
      { id: 'breadcrumb', title: '현재 위치', words: ['Breadcrumb'] },
      { id: 'pagination', title: '페이지 번호', words: ['Pagination'] },
      { id: 'endless-list', title: '이어지는 목록', words: ['EndlessList', 'infinite scroll'] },
      { id: 'carousel', title: '넘겨 보기', words: ['Carousel', 'swiper'] },
      { id: 'swiper-indicator', title: '넘김 표시', words: ['Indicator', 'swiper', 'dots'] },
    ],
  },
  {
    name: '화면의 틀',
    guides: [
      {
        id: 'layout',
        title: '레이아웃',
        words: ['layout', 'default', 'header-only', 'blank', 'publish', 'safe area', '앱'],
      },
      { id: 'header', title: '머리', words: ['MainHeader', 'SubHeader', 'BasketLink', 'header'] },
      { id: 'gnb', title: '주요 메뉴 탭', words: ['GnbTabs', 'gnb'] },
      { id: 'tab-bar', title: '하단 탭', words: ['TabBar'] },
      { id: 'menus', title: '카테고리 메뉴', words: ['MegaMenu', 'FullMenu', 'allmenu'] },
      { id: 'footer', title: '꼬리', words: ['Footer', '사업자정보', 'SkipLink'] },
    ],
  },
  { name: '시작', guides: [{ id: 'sample', title: '견본', words: ['sample', 'template'] }] },
] as const satisfies readonly { name: string; guides: readonly GuideEntry[] }[];

export type GuideId = (typeof guideFamilies)[number]['guides'][number]['id'];

/** The guide of a URL's last segment; undefined for an unknown id. */
export const guideEntry = (id: string | undefined): { id: GuideId; title: string } | undefined =>
  guideFamilies.flatMap(({ guides }) => [...guides]).find((guide) => guide.id === id);
