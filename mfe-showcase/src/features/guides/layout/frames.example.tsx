import { FrameTable } from './frame-table';

export function Example() {
  return <FrameTable caption="브라우저의 틀" isInApp={false} />;
}
