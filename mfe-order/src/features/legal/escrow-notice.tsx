import { useApp } from '@shop/shared/app';
import { business } from '@shop/shared/contracts';
import { withParticle } from '@shop/shared/domain';
import styles from './legal.module.css';

/**
 * L7 (전자상거래법 §13②, §24): money that is paid before the goods arrive, other than by card, is kept
 * by an escrow provider. Says nothing where the operator names none.
 */
export function EscrowNotice() {
  const { settings } = useApp();
  const facts = settings.business ?? business;
  if (!facts.escrowProvider) return null;
  return (
    <p className={styles.note}>
      계좌이체와 무통장입금은 금액과 관계없이 구매안전서비스(에스크로)로 보호됩니다. 결제대금은{' '}
      {withParticle(facts.escrowProvider, '이/가')} 보관하고, 상품을 받은 뒤 판매자에게 지급합니다.
    </p>
  );
}
