import { ColourModeChoice } from '@shop/shared/ui';

export function Example() {
  return <ColourModeChoice />;
}
