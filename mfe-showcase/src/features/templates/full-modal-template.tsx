import { toast, useModalParam } from '@shop/shared/app';
import { Button, EmptyState, FullModal, PhoneField, TextField } from '@shop/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './template.module.css';

/** A task in a full-screen modal with its action in view. */
export function FullModalTemplate() {
  const modal = useModalParam('full');
  const formId = useId();
  const [saved, setSaved] = useState('');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved(String(new FormData(event.currentTarget).get('recipient')));
    modal.close();
    toast('배송지를 저장했어요');
  };
  return (
    <div className={styles.body}>
      <EmptyState
        title={saved ? `${saved} 님의 배송지가 있어요` : '배송지가 없어요'}
        reason="받는 분과 연락처를 알려 주세요"
        action={<Button onClick={() => modal.open()}>배송지 입력</Button>}
      />
      <FullModal
        open={modal.isOpen}
        onClose={modal.close}
        title="배송지 입력"
        footer={
          <Button type="submit" form={formId}>
            저장하기
          </Button>
        }
      >
        <form id={formId} className={styles.form} onSubmit={handleSubmit}>
          <TextField label="받는 분" name="recipient" required isRequired autoComplete="name" />
          <PhoneField label="휴대폰 번호" name="phone" required isRequired />
        </form>
      </FullModal>
    </div>
  );
}
