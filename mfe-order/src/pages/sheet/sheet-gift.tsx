import type { SheetChoices, SheetView } from '@shop/shared/contracts';
import { giftAreas, receiverNameLength } from '@shop/shared/domain';
import { PhoneField, Radio, RadioGroup, TextField, wonFigure } from '@shop/shared/ui';
import styles from './sheet-gift.module.css';
import { SheetGiftCard } from './sheet-gift-card';
import { SheetGiftTime } from './sheet-gift-time';
import { SheetPart } from './sheet-part';
import type { SheetFields } from './use-sheet-form';

export interface SheetGiftProps {
  view: SheetView;
  form: SheetFields;
  onChoose: (choices: Partial<SheetChoices>) => void;
}

/** 선물하기: who gets the goods and where they live, the card, and when the link is sent. */
export function SheetGift({ view, form, onChoose }: SheetGiftProps) {
  return (
    <>
      <GiftReceiver form={form} />
      {view.giftAreas && <GiftAreas view={view} areas={view.giftAreas} onChoose={onChoose} />}
      <SheetGiftCard view={view} form={form} />
      <SheetGiftTime form={form} />
    </>
  );
}

/** Nothing is filled in, because it is not the member. The address comes from the receiver. */
function GiftReceiver({ form }: { form: SheetFields }) {
  const { receiverName, receiverPhone } = form.values;
  return (
    <SheetPart title="받는 분">
      <div className={styles.fields}>
        <TextField
          ref={form.field('receiverName')}
          label="이름"
          isRequired
          maxLength={receiverNameLength.max}
          autoComplete="off"
          value={receiverName}
          error={form.errors.get('receiverName')}
          onChange={(event) => form.change({ receiverName: event.target.value })}
        />
        <PhoneField
          ref={form.field('receiverPhone')}
          label="휴대폰 번호"
          hint="이 번호로 선물 링크를 보내요. 주소는 받는 분이 입력해요"
          isRequired
          autoComplete="off"
          value={receiverPhone}
          error={form.errors.get('receiverPhone')}
          onChange={(event) => form.change({ receiverPhone: event.target.value })}
        />
      </div>
    </SheetPart>
  );
}

/** The area whose surcharge the sender pays; the receiver can choose no address beyond it. */
function GiftAreas({
  view,
  areas,
  onChoose,
}: Pick<SheetGiftProps, 'view' | 'onChoose'> & {
  areas: NonNullable<SheetView['giftAreas']>;
}) {
  const chosen = view.choices.giftArea ?? 'MAINLAND';
  return (
    <SheetPart title="받는 곳">
      <div className={styles.fields}>
        <RadioGroup label="받는 곳" isLabelHidden>
          {areas.map(({ area, areaFeeWon }) => (
            <Radio
              key={area}
              look="card"
              name="gift-area"
              label={giftAreas[area]}
              end={areaFeeWon > 0 ? `+${wonFigure(areaFeeWon)}원` : '추가 없음'}
              checked={area === chosen}
              onChange={() => onChoose({ giftArea: area })}
            />
          ))}
        </RadioGroup>
        <p className={styles.note}>
          고른 지역의 추가 배송비를 미리 결제해요. 받는 분은 그 밖의 지역 주소를 고를 수 없어요.
        </p>
      </div>
    </SheetPart>
  );
}
