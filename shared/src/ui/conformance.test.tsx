import { describeComponent } from '../testing/describe-component';
import { sampleGoodsCard } from '../testing/sample-goods-card';
import * as ui from './index';

const ignore = () => {};
const goods = sampleGoodsCard();
const deal = sampleGoodsCard({ goodsNo: 1002, name: '무선 키보드', badges: ['deal', 'coupon'] });

const components = {
  AddressFields: (
    <ui.AddressFields
      recipient={{}}
      phone={{}}
      detail={{}}
      address={{ postcode: '', roadAddress: '', error: '주소를 찾아 주세요' }}
      onFindAddress={ignore}
    />
  ),
  ArrivalDate: <ui.ArrivalDate day="2029-11-24" />,
  Badge: <ui.Badge tone="sale">쿠폰</ui.Badge>,
  Barcode: <ui.Barcode value="1234567890123456" label="상품권 번호" />,
  Breadcrumb: <ui.Breadcrumb steps={[{ name: '홈', to: '/main' }, { name: '과일' }]} />,
  BulletList: (
    <>
      <ui.BulletList items={['받은 날부터 7일', '포장을 뜯기 전']} look="number" />
      <ui.BulletList items={['도서산간은 더 걸려요']} look="note" isSmall />
    </>
  ),
  Button: (
    <>
      <ui.Button>바로구매</ui.Button>
      <ui.Button isLoading>담는 중</ui.Button>
      <ui.Button disabled>품절</ui.Button>
      <ui.ButtonLink to="/basket">장바구니로 가기</ui.ButtonLink>
    </>
  ),
  CheckboxGroup: (
    <ui.CheckboxGroup label="브랜드" error="하나 이상 골라 주세요">
      <ui.Checkbox label="하루농장" defaultChecked />
      <ui.Checkbox label="전체 선택" isIndeterminate />
      <ui.Checkbox label="사과 선택" isLabelHidden disabled />
    </ui.CheckboxGroup>
  ),
  ChipGroup: (
    <ui.ChipGroup label="필터">
      <ui.Chip isOn>무료배송</ui.Chip>
      <ui.ChipLink to="/a" isCurrent>
        과일
      </ui.ChipLink>
      <ui.RemovableChip label="하루농장" onRemove={ignore} />
    </ui.ChipGroup>
  ),
  ColourModeChoice: <ui.ColourModeChoice />,
  CountNumber: <ui.CountNumber value={12_000} unit="원" />,
  CouponTicket: (
    <ui.CouponTicket
      value="10% 할인"
      name="봄맞이 쿠폰"
      conditions={['30,000원 이상 구매 시', '최대 5,000원']}
      action={<ui.Button size="small">받기</ui.Button>}
      isSpent
    />
  ),
  EmptyState: <ui.EmptyState title="장바구니가 비어 있어요" reason="담아 보세요" />,
  ErrorBox: <ui.ErrorBox onRetry={ignore} />,
  ExternalLink: <ui.ExternalLink href="https://example.com">사업자정보확인</ui.ExternalLink>,
  FreeDeliveryBar: <ui.FreeDeliveryBar subtotalWon={18_000} freeOverWon={30_000} />,
  GiftCard: <ui.GiftCard design="BIRTHDAY" senderName="하늘" message="생일 축하해!" />,
  GiftDesignField: <ui.GiftDesignField value="LOVE" onChange={ignore} />,
  Guidance: (
    <>
      <ui.Guidance title="꼭 확인해 주세요" items={['받은 날부터 7일 안에']} />
      <ui.Guidance title="반품 안내" items={['포장을 뜯기 전에']} isFolded />
    </>
  ),
  HeartButton: <ui.HeartButton goodsName="사과" isOn onToggle={ignore} />,
  IconButton: <ui.IconButton label="공유" icon={<ui.ShareIcon />} />,
  ImageBanner: (
    <ui.ImageBanner
      image={goods.image}
      link="/a"
      title="봄 과일"
      eyebrow="기획전"
      text="지금 제철"
    />
  ),
  Indicator: (
    <>
      <ui.Indicator count={4} index={1} />
      <ui.Indicator count={4} index={1} look="fraction" />
      <ui.Indicator count={4} index={1} look="bar" />
    </>
  ),
  InfoTable: <ui.InfoTable caption="상품정보" rows={[{ key: '제조국', value: '대한민국' }]} />,
  Notice: (
    <ui.Notice tone="danger" title="결제하지 못했어요" isLive>
      다시 해 주세요
    </ui.Notice>
  ),
  NotificationItem: (
    <ui.NotificationItem
      icon={<ui.TruckIcon />}
      title="배송 중이에요"
      time="10분 전"
      to="/a"
      isNew
    />
  ),
  PhoneField: <ui.PhoneField label="휴대폰 번호" hint="숫자만 입력해 주세요" isRequired />,
  Price: <ui.Price priceWon={25_600} listPriceWon={32_000} isFrom />,
  PriceLines: (
    <ui.PriceLines label="결제 금액">
      <ui.PriceLine label="상품 할인" amountWon={-6400} tone="saved" note="타임딜" />
      <ui.PriceLine label="결제 예정 금액" amountWon={25_600} isTotal />
    </ui.PriceLines>
  ),
  ProductGrid: (
    <ui.ProductGrid label="베스트">
      <ui.ProductCard key={1} goods={goods} rank={1} isPriority />
      <ui.ProductCard key={2} goods={{ ...deal, soldOut: true }} layout="list" />
      <ui.ProductCard key={3} goods={{ ...deal, adult: true }} />
      <ui.ProductCardSkeleton key={4} />
    </ui.ProductGrid>
  ),
  QrCode: <ui.QrCode value="https://shop.example/main" label="앱에서 열기 QR 코드" />,
  QuantityStepper: <ui.QuantityStepper value={1} onChange={ignore} label="사과 수량" />,
  RadioGroup: (
    <ui.RadioGroup label="결제 수단" isRequired error="결제 수단을 골라 주세요">
      <ui.Radio look="card" name="pay" label="신용카드" note="3개월 무이자" defaultChecked />
      <ui.Radio look="card" name="pay" label="간편결제" />
    </ui.RadioGroup>
  ),
  Rating: <ui.Rating score={4.8} reviewCount={1204} look="stars" />,
  RatingInput: <ui.RatingInput label="만족도" value={4} onChange={ignore} />,
  SearchField: <ui.SearchField onSearch={ignore} action="/searchResult" />,
  Section: (
    <ui.Section title="베스트" moreTo="/best">
      본문
    </ui.Section>
  ),
  SelectButtons: (
    <>
      <ui.SelectButtons
        label="사이즈"
        options={[
          { value: 's', text: 'S', note: '90' },
          { value: 'm', text: 'M', isDisabled: true },
        ]}
        value="s"
        onChange={ignore}
        error="사이즈를 골라 주세요"
      />
      <ui.MultiSelectButtons
        label="개월"
        options={[{ value: '3', text: '3개월' }]}
        values={['3']}
        onChange={ignore}
      />
    </>
  ),
  SelectField: (
    <ui.SelectField
      label="배송 메시지"
      placeholder="배송 메시지를 선택해 주세요"
      options={[{ value: '1', label: '문 앞에 놓아 주세요' }]}
      error="배송 메시지를 선택해 주세요"
    />
  ),
  Skeleton: (
    <ui.SkeletonGroup>
      <ui.TextSkeleton />
    </ui.SkeletonGroup>
  ),
  StepBar: <ui.StepBar label="주문 단계" steps={['장바구니', '주문/결제']} current={1} />,
  Switch: <ui.Switch label="알림 받기" />,
  TextArea: <ui.TextArea label="문의 내용" maxLength={200} error="내용을 입력해 주세요" />,
  TextField: <ui.TextField label="받는 분" isClearable isRequired error="2자 이상 입력해 주세요" />,
  Timeline: (
    <ui.Timeline
      label="주문 진행 상태"
      steps={[{ label: '결제완료', time: '11.20' }, { label: '배송중' }]}
      current={0}
    />
  ),
};

for (const [name, element] of Object.entries(components)) describeComponent(name, element);
