import { type PageMeta, useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import {
  type GiftDesign,
  giftDesigns,
  isTableKey,
  MAX_GIFT_MESSAGE,
  MAX_SENDER_NAME,
} from '@shop/shared/domain';
import {
  ButtonLink,
  GiftCard,
  GiftDesignField,
  PageFrame,
  Section,
  TextArea,
  TextField,
  TwoColumn,
} from '@shop/shared/ui';
import { useState } from 'react';
import styles from './gift-sample.module.css';

const TITLE = '선물 카드 미리보기';

export const meta = (): PageMeta => ({ title: TITLE, robots: 'noindex' });

/** The gallery of gift cards with the preview of the receiver. Nothing of it is stored or sent. */
export function Page() {
  const [search] = useSearchParams();
  const wanted = search.get('design') ?? '';
  const [design, setDesign] = useState<GiftDesign>(
    isTableKey<GiftDesign>(giftDesigns, wanted) ? wanted : 'THANKS',
  );
  const [senderName, setSenderName] = useState('김하늘');
  const [message, setMessage] = useState('늘 고마워요. 작은 마음을 보내요.');
  return (
    <PageFrame title={TITLE}>
      <div className={styles.page}>
        <TwoColumn
          side={
            <Section title="받는 분이 보는 카드">
              <GiftCard design={design} senderName={senderName} message={message} />
            </Section>
          }
        >
          <div className={styles.fields}>
            <GiftDesignField value={design} onChange={setDesign} />
            <TextField
              label="보내는 분"
              maxLength={MAX_SENDER_NAME}
              value={senderName}
              onChange={(event) => setSenderName(event.target.value)}
            />
            <TextArea
              label="메시지"
              maxLength={MAX_GIFT_MESSAGE}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
            <ButtonLink to={paths.home()} variant="outline" size="large" isFull>
              선물할 상품 둘러보기
            </ButtonLink>
          </div>
        </TwoColumn>
      </div>
    </PageFrame>
  );
}
