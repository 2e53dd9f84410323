import type { PageModule } from '@shop/shared/app';
import type { ComponentType } from 'react';
import { MarkupStage, type StageScene } from './markup-stage';

/** A page over the fixed responses of a scene, excluded from search engines. */
export function onStage(Page: ComponentType, scene: StageScene, title: string): PageModule {
  return {
    Page: () => (
      <MarkupStage {...scene}>
        <Page />
      </MarkupStage>
    ),
    meta: () => ({ title, robots: 'noindex' }),
  };
}
