import { type PageMeta, useModalParam, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import { Button, ButtonLink, lazy, Resource, Section } from '@shop/shared/ui';
import { useIdentityCheck } from '../../features/identity-check/use-identity-check';
import { myInfoQueries } from '../../features/my-info/my-info.queries';
import { MyLayout } from '../../features/my-menu/my-layout';
import { MY_INFO_TITLE } from '../../features/my-menu/my-menu';
import { Addresses } from './addresses';
import { Connections } from './connections';
import { Consents } from './consents';
import { Devices } from './devices';
import { Display } from './display';
import { KeptData } from './kept-data';
import styles from './my-info.module.css';
import { Notifications } from './notifications';
import { OwnData } from './own-data';
import { ProfileSection } from './profile';
import { Waiting } from './waiting';

const leaving = lazy(() =>
  import(/* webpackChunkName: "leaving" */ './leaving-modal').then(
    ({ LeavingModal }) => LeavingModal,
  ),
);

export const meta = (): PageMeta => ({ title: MY_INFO_TITLE, robots: 'noindex' });

/** What the shop keeps about the member, and what they can change about it. */
export function Page() {
  const { data: profile, refetch } = useQuery(myInfoQueries.profile());
  const check = useIdentityCheck(profile, refetch);
  return (
    <MyLayout title={MY_INFO_TITLE}>
      <div className={styles.sections}>
        <ProfileSection check={check} />
        <Addresses isMasked={!profile?.checkedUntil} />
        <KeptData check={check} />
        <Consents />
        <Notifications />
        <Connections />
        <Devices />
        <Adult />
        <Display />
        <OwnData check={check} />
        <Leaving />
      </div>
      {check.layer}
    </MyLayout>
  );
}

function Adult() {
  const adult = useQuery(myInfoQueries.adult());
  return (
    <Section title="성인 인증">
      <Resource query={adult} skeleton={<Waiting lines={2} />}>
        {({ isVerified, endsAt }) => (
          <div className={styles.line}>
            <p>
              {isVerified && endsAt
                ? `${dottedDate(endsAt)}까지 인증되어 있어요`
                : endsAt
                  ? `${dottedDate(endsAt)}에 끝났어요. 다시 인증해 주세요`
                  : '아직 인증하지 않았어요'}
            </p>
            {!isVerified && (
              <ButtonLink
                to={paths.adultVerification({ returnTo: paths.myInfo() })}
                variant="outline"
                size="small"
              >
                인증하기
              </ButtonLink>
            )}
          </div>
        )}
      </Resource>
    </Section>
  );
}

const LEAVING_MODAL = 'leave';

/** As easy to reach as joining (L6). */
function Leaving() {
  const modal = useModalParam(LEAVING_MODAL);
  return (
    <Section title="회원 탈퇴">
      <div className={styles.line}>
        <p>사라지는 것과 남는 기록을 먼저 보여 드려요</p>
        <Button
          variant="outline"
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={leaving.preload}
          onFocus={leaving.preload}
          onClick={() => modal.open()}
        >
          탈퇴하기
        </Button>
      </div>
      {modal.isOpen && <leaving.Component onClose={modal.close} />}
    </Section>
  );
}
