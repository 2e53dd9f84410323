import { useNow } from '@shop/shared/app';
import { dashedDate, GIFT_DAYS, MAX_GIFT_SCHEDULE_DAYS } from '@shop/shared/domain';
import { SelectButtons, SelectField, TextField } from '@shop/shared/ui';
import { GIFT_HOURS } from './gift-time';
import styles from './sheet-gift.module.css';
import { SheetPart } from './sheet-part';
import type { SheetFields } from './use-sheet-form';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const hourOptions = GIFT_HOURS.map((hour) => ({ value: String(hour), label: `${hour}시` }));

/** 보내는 때: at once, or at an hour of a day. */
export function SheetGiftTime({ form }: { form: SheetFields }) {
  const nowMs = useNow(MINUTE_MS);
  const { isGiftLater, giftDay, giftHour } = form.values;
  return (
    <SheetPart title="보내는 때">
      <div className={styles.fields}>
        <SelectButtons
          label="보내는 때"
          isLabelHidden
          columns={2}
          options={[
            { value: 'now', text: '지금', note: '결제하면 바로' },
            { value: 'later', text: '예약', note: '날짜와 시각 고르기' },
          ]}
          value={isGiftLater ? 'later' : 'now'}
          onChange={(value) => form.change({ isGiftLater: value === 'later' })}
        />
        {isGiftLater && (
          <div className={styles.time}>
            <TextField
              ref={form.field('giftTime')}
              type="date"
              label="보내는 날"
              isRequired
              min={dashedDate(nowMs)}
              max={dashedDate(nowMs + MAX_GIFT_SCHEDULE_DAYS * DAY_MS)}
              value={giftDay}
              error={form.errors.get('giftTime')}
              onChange={(event) => form.change({ giftDay: event.target.value })}
            />
            <SelectField
              label="보내는 시각"
              options={hourOptions}
              value={giftHour}
              onChange={(event) => form.change({ giftHour: event.target.value })}
            />
          </div>
        )}
        <p className={styles.note}>
          받는 분은 선물이 도착한 날부터 {GIFT_DAYS}일 안에 받을 수 있어요. 기한이 지나면 모두
          환불해 드려요.
        </p>
      </div>
    </SheetPart>
  );
}
