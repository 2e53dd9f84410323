import { useModalParam, useOpenModals } from '@shop/shared/app';
import type { SheetView } from '@shop/shared/contracts';
import { formatPhone } from '@shop/shared/domain';
import { Badge, Button, FieldError, lazy, Notice, useWasOpened, wonFigure } from '@shop/shared/ui';
import { useId } from 'react';
import { addressLayerIds } from '../../features/address/address-layer-ids';
import { addressLine } from '../../features/address/address-line';
import styles from './sheet-address.module.css';
import { SheetPart } from './sheet-part';
import type { SheetFields } from './use-sheet-form';

const layers = lazy(() =>
  import(/* webpackChunkName: "part-address" */ '../../features/address/address-layers').then(
    ({ AddressLayers }) => AddressLayers,
  ),
);

export interface SheetAddressProps {
  view: SheetView;
  fields: SheetFields;
  onChoose: (addressNo: number) => void;
  /** Called when the address book has changed. */
  onBookChanged: () => void;
}

/** Delivery address section. */
export function SheetAddress({ view, fields, onChoose, onBookChanged }: SheetAddressProps) {
  const { address, addresses, choices } = view;
  const errorId = useId();
  const error = fields.errors.get('address');
  const book = useModalParam(addressLayerIds.book);
  const form = useModalParam(addressLayerIds.form);
  const layerIds: string[] = Object.values(addressLayerIds);
  const wasOpened = useWasOpened(useOpenModals().some((id) => layerIds.includes(id)));
  const hasBook = addresses.length > 0;
  return (
    <SheetPart
      title="배송지"
      end={
        hasBook && (
          <Button
            ref={fields.field('address')}
            variant="outline"
            size="small"
            aria-haspopup="dialog"
            onPointerEnter={layers.preload}
            onFocus={layers.preload}
            onClick={() => book.open()}
          >
            {address ? '배송지 변경' : '배송지 선택'}
          </Button>
        )
      }
    >
      {address ? (
        <div className={styles.address}>
          <p className={styles.name}>
            {address.receiverName}
            {address.isDefault && <Badge>기본 배송지</Badge>}
          </p>
          <p>{formatPhone(address.receiverPhone)}</p>
          <p>
            ({address.zip}) {addressLine(address)}
          </p>
          {view.amounts.areaFeeWon > 0 && (
            <Notice tone="caution">
              도서산간 지역이라 배송비 {wonFigure(view.amounts.areaFeeWon)}원이 추가돼요
            </Notice>
          )}
        </div>
      ) : (
        <div className={styles.none}>
          <p>{hasBook ? '받을 곳을 선택해 주세요' : '아직 등록한 배송지가 없어요'}</p>
          {!hasBook && (
            <Button
              ref={fields.field('address')}
              variant="outline"
              isFull
              aria-haspopup="dialog"
              aria-describedby={error ? errorId : undefined}
              onFocus={layers.preload}
              onPointerEnter={layers.preload}
              onClick={() => form.open()}
            >
              새 배송지 추가
            </Button>
          )}
          <FieldError id={errorId} error={error} />
        </div>
      )}
      {wasOpened && (
        <layers.Component
          addresses={addresses}
          chosen={choices.addressNo}
          orderer={view.orderer}
          onChoose={onChoose}
          onChanged={onBookChanged}
        />
      )}
    </SheetPart>
  );
}
