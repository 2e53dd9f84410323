import { useModalParam } from '@shop/shared/app';
import type { GiftLine, OpenGift } from '@shop/shared/contracts';
import { Badge, Button, lazy, Picture } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './gift-link.module.css';

const OPTION_MODAL = 'gift-option';

const optionSheet = lazy(() =>
  import(/* webpackChunkName: "gift-option" */ './option-sheet').then(
    ({ OptionSheet }) => OptionSheet,
  ),
);

/** The goods of a gift without a price; their option can be changed while the api allows it. */
export function GiftLines({ gift, token }: { gift: OpenGift; token: string }) {
  const modal = useModalParam(OPTION_MODAL);
  const [itemNo, setItemNo] = useState<number>();
  const changed = gift.lines.find((line) => line.itemNo === itemNo);
  return (
    <>
      <ul className={styles.lines} aria-label="선물 상품">
        {gift.lines.map((line) => (
          <li key={line.itemNo} className={styles.line}>
            <Picture image={line.image} alt="" width={80} height={80} sizes="80px" />
            <div className={styles.words}>
              {line.brandName && <p className={styles.brand}>{line.brandName}</p>}
              <p className={styles.name}>{line.goodsName}</p>
              <p className={styles.note}>{optionOf(line)}</p>
              {line.isSoldOut && gift.canChangeOption && <SoldOut hasOptions={hasChoice(line)} />}
              {gift.canChangeOption && hasChoice(line) && (
                <p>
                  <Button
                    size="small"
                    variant="outline"
                    aria-haspopup="dialog"
                    aria-label={`${line.goodsName} 옵션 변경`}
                    onPointerEnter={optionSheet.preload}
                    onFocus={optionSheet.preload}
                    onClick={() => {
                      setItemNo(line.itemNo);
                      modal.open();
                    }}
                  >
                    옵션 변경
                  </Button>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {modal.isOpen && changed && (
        <optionSheet.Component line={changed} token={token} onClose={modal.close} />
      )}
    </>
  );
}

const hasChoice = ({ options }: GiftLine): boolean => options.length > 0;

const optionOf = ({ optionText, qty }: GiftLine): string =>
  [optionText, `${qty}개`].filter(Boolean).join(' · ');

const SoldOut = ({ hasOptions }: { hasOptions: boolean }) => (
  <p className={styles.soldOut}>
    <Badge tone="danger">품절</Badge>
    {hasOptions
      ? '다른 옵션을 골라 주세요'
      : '지금은 받을 수 없어요. 다시 들어오지 않으면 보낸 분께 환불해 드려요'}
  </p>
);
