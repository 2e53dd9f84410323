import { useModalParam } from '@shop/shared/app';
import { BoxModal, BulletList, Button, Guidance } from '@shop/shared/ui';
import styles from './template.module.css';

/** A modal for a short message and a decision. */
export function BoxModalTemplate() {
  const modal = useModalParam('box');
  return (
    <div className={styles.body}>
      <Guidance
        title="박스 모달"
        items={[
          '짧게 읽고 정하는 내용에 써요',
          '주소에 남아서 뒤로 가기로 닫히고, 링크로도 열려요',
        ]}
      />
      <Button variant="outline" onClick={() => modal.open()}>
        무이자 할부 안내
      </Button>
      <BoxModal
        open={modal.isOpen}
        onClose={modal.close}
        title="무이자 할부 안내"
        footer={<Button onClick={modal.close}>확인</Button>}
      >
        <BulletList
          items={[
            '50,000원부터 나눠 낼 수 있어요',
            '2·3개월은 이자가 없어요',
            '법인 카드는 일시불만 돼요',
          ]}
        />
      </BoxModal>
    </div>
  );
}
