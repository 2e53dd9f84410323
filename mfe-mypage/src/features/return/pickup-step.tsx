import { useNow, useQuery } from '@shop/shared/app';
import type { OrderDetail } from '@shop/shared/contracts';
import { couriers, type PickupWay, pickupWays, tableEntries } from '@shop/shared/domain';
import { Notice, Radio, RadioGroup, SelectButtons, SelectField, TextField } from '@shop/shared/ui';
import { useControlledField, type useValidatedForm } from '@shop/shared/ui/form';
import { addressQueries } from '../address/address.queries';
import { EVERY_HOUR_MS, type ReturnForm, returnRules, visitDays } from './return.rules';
import styles from './return-modal.module.css';

const ways = tableEntries<PickupWay, string>(pickupWays).map(([value, text]) => ({ value, text }));
const courierOptions = Object.entries(couriers).map(([value, { name }]) => ({
  value,
  label: name,
}));

interface PickupStepProps {
  form: ReturnType<typeof useValidatedForm<ReturnForm>>;
  order: OrderDetail;
}

/** 회수: the courier comes to an address on a day, or the member has sent the goods. */
export function PickupStep({ form, order }: PickupStepProps) {
  const way = useControlledField(form, 'way', returnRules.way);
  return (
    <div className={styles.step}>
      <SelectButtons
        firstRef={way.ref}
        label="반품 방법"
        isRequired
        columns={2}
        value={way.value}
        onChange={way.onChange}
        options={ways}
        error={way.error}
      />
      {way.value === 'COLLECT' ? (
        <CollectFields form={form} order={order} />
      ) : (
        <SelfFields form={form} />
      )}
    </div>
  );
}

/** Where and when the courier fetches the goods. */
export function CollectFields({ form, order: { receiver } }: PickupStepProps) {
  const book = useQuery(addressQueries.book());
  const address = useControlledField<ReturnForm, 'addressNo'>(form, 'addressNo', () => true);
  const days = visitDays(useNow(EVERY_HOUR_MS));
  const addresses = book.data?.addresses ?? [];
  const here = addresses.find(({ road }) => road === receiver.road);
  const choices = [
    { addressNo: 0, alias: here?.alias ?? '', ...receiver },
    ...addresses
      .filter(({ road }) => road !== receiver.road)
      .map(({ addressNo, alias, receiverName: name, zip, road, detail }) => ({
        ...{ addressNo, alias, name, zip, road, detail },
      })),
  ];
  return (
    <>
      <RadioGroup label="회수할 곳">
        {choices.map(({ addressNo, alias, name, zip, road, detail }) => (
          <Radio
            key={addressNo}
            look="card"
            name="pickup-address"
            checked={address.value === addressNo}
            onChange={() => address.onChange(addressNo)}
            label={`${[alias, name].filter(Boolean).join(' · ')}${addressNo === 0 ? ' (받은 곳)' : ''}`}
            note={`(${zip}) ${road} ${detail}`}
          />
        ))}
      </RadioGroup>
      <SelectField
        label="회수 날짜"
        placeholder="날짜를 골라 주세요"
        isRequired
        options={days}
        {...form.field('visitOn', returnRules.visitOn)}
      />
    </>
  );
}

const SelfFields = ({ form }: Pick<PickupStepProps, 'form'>) => (
  <>
    <SelectField
      label="보낸 택배사"
      placeholder="택배사를 골라 주세요"
      isRequired
      options={courierOptions}
      {...form.field('courierCd', returnRules.courierCd)}
    />
    <TextField
      label="송장번호"
      inputMode="numeric"
      isRequired
      maxLength={20}
      {...form.field('invoiceNo', returnRules.invoiceNo)}
    />
    <Notice>배송비를 먼저 내고 보내 주세요. 판매자 책임이면 착불로 보낼 수 있어요.</Notice>
  </>
);
