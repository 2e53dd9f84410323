import { PublishFrame, type PublishFrameProps } from '@shop/shared/markup';
import { ownPages } from './own-pages';

/** Around the index and the guides, with links to the guides before and after. */
export const GuideFrame = ({ children }: Pick<PublishFrameProps, 'children'>) => (
  <PublishFrame kind="가이드" pages={ownPages}>
    {children}
  </PublishFrame>
);
