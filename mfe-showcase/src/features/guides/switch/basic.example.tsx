import { Switch } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Switch label="혜택 알림 받기" defaultChecked />
      <Switch label="야간 알림 받기" />
      <Switch label="앱에서만 쓸 수 있어요" disabled />
    </>
  );
}
