import { FrameTable } from './frame-table';

export function Example() {
  return <FrameTable caption="앱의 틀" isInApp />;
}
