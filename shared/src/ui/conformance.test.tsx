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
  Badge: <ui.Badge tone="sale">쿠폰</ui.Badge>,
  Breadcrumb: <ui.Breadcrumb steps={[{ name: '홈', to: '/main' }, { name: '과일' }]} />,
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
      <ui.Checkbox label="전체선택" isIndeterminate />
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
  EmptyState: <ui.EmptyState title="장바구니가 비어 있어요" reason="담아 보세요" />,
  ErrorBox: <ui.ErrorBox onRetry={ignore} />,
  ExternalLink: <ui.ExternalLink href="https://example.com">사업자정보확인</ui.ExternalLink>,
  FreeDeliveryBar: <ui.FreeDeliveryBar subtotalWon={18_000} freeOverWon={30_000} />,
  HeartButton: <ui.HeartButton goodsName="사과" isOn onToggle={ignore} />,
  IconButton: <ui.IconButton label="공유" icon={<ui.ShareIcon />} />,
  InfoTable: <ui.InfoTable caption="상품정보" rows={[{ key: '제조국', value: '대한민국' }]} />,
  Notice: (
    <ui.Notice tone="danger" title="결제하지 못했어요" isLive>
      다시 해 주세요
    </ui.Notice>
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
      <ui.ProductCard
        key={1}
        goods={goods}
        rank={1}
        isPriority
        heart={<ui.HeartButton goodsName={goods.name} isOn={false} onToggle={ignore} />}
      />
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
