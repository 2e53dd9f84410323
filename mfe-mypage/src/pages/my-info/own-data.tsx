import { loadForPress, presentError, toast, useCallMutation } from '@shop/shared/app';
import { ownDataCalls } from '@shop/shared/contracts';
import { Button, Section } from '@shop/shared/ui';
import type { IdentityCheck } from '../../features/identity-check/use-identity-check';
import styles from './my-info.module.css';

type Format = 'json' | 'html';

const file = () => import(/* webpackChunkName: "own-data-file" */ './own-data-file');

/** 내 데이터: a copy of everything that the shop keeps about the member. */
export function OwnData({ check }: { check: IdentityCheck }) {
  const copy = useCallMutation(ownDataCalls.copy);
  const download = async (format: Format) => {
    try {
      const data = await copy.mutateAsync({});
      const saving = await loadForPress(file);
      if (!saving) return;
      saving.download(data, format);
      toast('내 데이터를 내려받았어요');
    } catch (error) {
      presentError(error);
    }
  };
  const button = (format: Format, text: string) => (
    <Button
      variant="outline"
      isLoading={copy.isPending}
      onPointerEnter={check.preload}
      onClick={() => check.need(() => void download(format))}
    >
      {text}
    </Button>
  );
  return (
    <Section title="내 데이터">
      <p className={styles.soft}>
        회원 정보, 주문, 혜택, 후기, 문의처럼 온담이 가진 내 정보를 모두 파일로 받아요. 다른 사람과
        같이 쓰는 기기에서는 받은 파일을 지워 주세요.
      </p>
      <div className={styles.downloads}>
        {button('html', '문서로 받기')}
        {button('json', 'JSON으로 받기')}
      </div>
    </Section>
  );
}
