import {
  errorMessage,
  isApiError,
  requireLogin,
  storeIntent,
  useCallMutation,
  useNavigate,
  useResumeIntent,
  useSession,
} from '@shop/shared/app';
import { giftCalls, type OpenGift, paths } from '@shop/shared/contracts';
import { tableKeys } from '@shop/shared/domain';
import { BulletList, Button, ButtonLink, Checkbox, FieldError, Notice } from '@shop/shared/ui';
import { useId, useRef, useState } from 'react';
import { useGiftChange } from '../../features/gift/use-gift-change';
import styles from './gift-accept.module.css';

const consentTexts = {
  PRIVACY: {
    label: '개인정보 수집·이용에 동의해요 (필수)',
    note: '받는 분 이름, 휴대폰 번호, 주소를 선물 배송에 쓰고 관계 법령의 기간 동안 보관해요.',
  },
  THIRD_PARTY: {
    label: '판매자와 택배사 제공에 동의해요 (필수)',
    note: '배송에 필요한 이름, 휴대폰 번호, 주소를 판매자와 택배사에 제공하고 배송이 끝나면 지워요.',
  },
} as const;
type Consent = keyof typeof consentTexts;
const consents = tableKeys<Consent>(consentTexts);

const ACCEPT = 'gift.accept';

/** 선물 받기 and 거절하기. A voucher or adult goods need a login first, which leads back here. */
export function AcceptForm({ gift, token }: { gift: OpenGift; token: string }) {
  const { isLoggedIn } = useSession();
  const navigate = useNavigate();
  const { show, refreshAfter } = useGiftChange(token);
  const [agreed, setAgreed] = useState<readonly Consent[]>([]);
  const [isTried, setTried] = useState(false);
  const boxes = useRef(new Map<Consent, HTMLInputElement>());
  const errorId = useId();
  const returnTo = paths.giftAccept(token);
  const needsLogin = (gift.isVoucher || gift.needsAdult) && !isLoggedIn;

  const accept = useCallMutation(giftCalls.accept, {
    onSuccess: async (view) => {
      await show(view);
      await navigate(gift.isVoucher ? paths.giftDetail(token) : paths.giftShipping(token), {
        replace: true,
      });
    },
    onError: (error) => {
      refreshAfter(error);
      if (!isApiError(error)) return;
      if (error.code === 'GIFT_MEMBER') requireLogin({ kind: ACCEPT, data: token, returnTo });
      if (error.code === 'GIFT_ADULT') void askToVerify();
    },
  });
  const askToVerify = async () => {
    if (!isLoggedIn) return requireLogin({ kind: ACCEPT, data: token, returnTo });
    storeIntent({ kind: ACCEPT, data: token, returnTo });
    await navigate(paths.adultVerification({ returnTo }));
  };
  const send = () => accept.mutate({ params: { token }, body: { consents } });
  // The consents were given before the login.
  useResumeIntent<string>(ACCEPT, (of) => {
    if (of === token) send();
  });

  const missing = consents.find((consent) => !agreed.includes(consent));
  const handleAccept = () => {
    setTried(true);
    if (missing) boxes.current.get(missing)?.focus();
    else if (needsLogin) requireLogin({ kind: ACCEPT, data: token, returnTo });
    else send();
  };
  const isRefused = accept.error !== null && !accept.isPending;
  return (
    <div className={styles.accept}>
      {gift.needsAdult && (
        <Notice tone="caution" title="성인 인증이 필요한 선물이에요">
          로그인하고 성인 인증을 하면 받을 수 있어요.
        </Notice>
      )}
      {gift.isVoucher && (
        <Notice title="모바일 쿠폰 선물이에요">
          받으면 내 쿠폰함에 담겨요. 로그인한 회원만 받을 수 있어요.
        </Notice>
      )}
      <fieldset className={styles.consents} aria-describedby={isTried ? errorId : undefined}>
        <legend className={styles.legend}>동의</legend>
        {consents.map((consent) => (
          <div key={consent}>
            <Checkbox
              ref={(box) => {
                if (box) boxes.current.set(consent, box);
              }}
              label={consentTexts[consent].label}
              checked={agreed.includes(consent)}
              aria-invalid={(isTried && !agreed.includes(consent)) || undefined}
              onChange={(event) =>
                setAgreed(
                  event.target.checked
                    ? [...agreed, consent]
                    : agreed.filter((one) => one !== consent),
                )
              }
            />
            <p className={styles.note}>{consentTexts[consent].note}</p>
          </div>
        ))}
        <FieldError
          id={errorId}
          error={isTried && missing ? '선물을 받으려면 모두 동의해 주세요' : undefined}
        />
      </fieldset>
      {isRefused && (
        <Notice tone="danger" isLive>
          {errorMessage(accept.error)}
        </Notice>
      )}
      <div className={styles.actions}>
        <ButtonLink to={paths.giftReject(token)} variant="outline" size="large">
          거절하기
        </ButtonLink>
        <Button
          size="large"
          disabled={!gift.canAccept}
          isLoading={accept.isPending}
          onClick={handleAccept}
        >
          {needsLogin ? '로그인하고 선물 받기' : '선물 받기'}
        </Button>
      </div>
      <BulletList
        isSmall
        items={[
          '동의하지 않으면 선물을 받을 수 없어요. 거절하거나 기한이 지나면 보낸 분께 환불해 드려요.',
          ...(gift.isVoucher ? [] : ['받은 뒤 배송지를 입력하면 배송을 시작해요.']),
        ]}
      />
    </div>
  );
}
