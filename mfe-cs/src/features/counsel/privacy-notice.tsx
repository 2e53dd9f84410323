import { COUNSEL_YEARS } from '@shop/shared/domain';
import { BulletList } from '@shop/shared/ui';
import styles from './counsel-form.module.css';

/** What is kept of an enquiry, by law (개인정보 보호법 §15). */
export const PrivacyNotice = () => (
  <section className={styles.privacy} aria-labelledby="counsel-privacy">
    <h2 id="counsel-privacy">개인정보 수집 안내</h2>
    <BulletList
      isSmall
      items={[
        '수집 목적: 문의 확인과 답변',
        '수집 항목: 문의 내용, 첨부한 사진, 고른 주문의 정보',
        `보관 기간: 마지막 답변부터 ${COUNSEL_YEARS}년간 보관한 뒤 파기합니다(전자상거래법 시행령 제6조).`,
        '주민등록번호, 카드 번호, 비밀번호는 쓰지 않으셔야 합니다.',
      ]}
    />
  </section>
);
