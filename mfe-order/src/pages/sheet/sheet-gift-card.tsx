import { useModalParam } from '@shop/shared/app';
import type { SheetView } from '@shop/shared/contracts';
import { MAX_GIFT_MESSAGE, MAX_SENDER_NAME } from '@shop/shared/domain';
import {
  BottomSheet,
  Button,
  GiftCard,
  GiftDesignField,
  Picture,
  TextArea,
  TextField,
} from '@shop/shared/ui';
import styles from './sheet-gift.module.css';
import { SheetPart } from './sheet-part';
import type { SheetFields } from './use-sheet-form';

const PREVIEW_MODAL = 'gift-preview';

interface SheetGiftCardProps {
  view: SheetView;
  form: SheetFields;
}

/** The card of a gift: picture, sender and message. */
export function SheetGiftCard({ view, form }: SheetGiftCardProps) {
  const { giftDesign, giftSender, giftMessage } = form.values;
  const preview = useModalParam(PREVIEW_MODAL);
  return (
    <SheetPart
      title="선물 카드"
      end={
        <Button
          variant="outline"
          size="small"
          aria-haspopup="dialog"
          onClick={() => preview.open()}
        >
          미리보기
        </Button>
      }
    >
      <div className={styles.fields}>
        <GiftDesignField
          value={giftDesign}
          onChange={(design) => form.change({ giftDesign: design })}
        />
        <TextField
          label="보내는 분"
          hint="비워 두면 회원 이름으로 보내요"
          maxLength={MAX_SENDER_NAME}
          autoComplete="name"
          value={giftSender}
          onChange={(event) => form.change({ giftSender: event.target.value })}
        />
        <TextArea
          label="메시지"
          placeholder={`${MAX_GIFT_MESSAGE}자까지 쓸 수 있어요`}
          maxLength={MAX_GIFT_MESSAGE}
          value={giftMessage}
          onChange={(event) => form.change({ giftMessage: event.target.value })}
        />
      </div>
      {preview.isOpen && <Preview view={view} form={form} onClose={preview.close} />}
    </SheetPart>
  );
}

/** The card and the goods as the receiver sees them: without prices. */
function Preview({ view, form, onClose }: SheetGiftCardProps & { onClose: () => void }) {
  const { giftDesign, giftSender, giftMessage } = form.values;
  const items = view.sellers.flatMap((seller) => seller.items);
  return (
    <BottomSheet open isText title="받는 분이 보는 화면" onClose={onClose}>
      <div className={styles.preview}>
        <GiftCard
          design={giftDesign}
          senderName={giftSender.trim() || '회원 이름'}
          message={giftMessage}
        />
        <ul className={styles.goods} aria-label="선물 상품">
          {items.map((item) => (
            <li key={item.skuNo} className={styles.item}>
              <Picture image={item.image} alt="" width={64} height={64} sizes="64px" />
              <span>
                {item.goodsName}
                <span className={styles.note}>
                  {[item.optionText, `${item.qty}개`].filter(Boolean).join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>받는 분께는 가격을 보여 주지 않아요.</p>
      </div>
    </BottomSheet>
  );
}
