import { toast, useModalParam } from '@shop/shared/app';
import {
  BottomSheet,
  Button,
  OptionLine,
  OptionLines,
  OptionPicker,
  ProductCard,
  ProductList,
  QuantityStepper,
} from '@shop/shared/ui';
import { useState } from 'react';
import { blouse } from '../kit/sample-goods';
import { sampleGroups, sampleSkus } from '../kit/sample-options';
import styles from './template.module.css';

/** A bottom sheet with options, quantity and total. */
export function BottomSheetTemplate() {
  const sheet = useModalParam('sheet');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [optionText, setOptionText] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  const handleBuy = () => {
    sheet.close();
    toast('장바구니에 담았어요');
  };
  return (
    <div className={styles.body}>
      <ProductList label="고른 상품">
        <ProductCard goods={blouse} layout="list" isEager />
      </ProductList>
      <Button onClick={() => sheet.open()}>옵션 선택</Button>
      <BottomSheet
        open={sheet.isOpen}
        onClose={sheet.close}
        title="옵션 선택"
        footer={
          <Button disabled={!optionText} onClick={handleBuy}>
            장바구니
          </Button>
        }
      >
        <OptionPicker
          groups={sampleGroups}
          skus={sampleSkus}
          chosen={chosen}
          onChoose={(next, sku) => {
            setChosen(next);
            if (sku) setOptionText(sku.optionText);
          }}
        />
        {optionText && (
          <div className={styles.quantity}>
            <OptionLines>
              <OptionLine
                text={optionText}
                amountWon={blouse.salePriceWon * quantity}
                stepper={
                  <QuantityStepper
                    value={quantity}
                    onChange={setQuantity}
                    max={5}
                    label={`${optionText} 수량`}
                  />
                }
                onRemove={() => setOptionText(undefined)}
              />
            </OptionLines>
          </div>
        )}
      </BottomSheet>
    </div>
  );
}
