import { type PageMeta, type PageRequest, useLocation } from '@shop/shared/app';
import { MarkupStage } from '@shop/shared/markup';
import { PageFrame } from '@shop/shared/ui';
import type { ComponentType } from 'react';
import { BottomSheetTemplate } from '../../features/templates/bottom-sheet-template';
import { BoxModalTemplate } from '../../features/templates/box-modal-template';
import { CategoryTemplate } from '../../features/templates/category-template';
import { FixedBottomTemplate } from '../../features/templates/fixed-bottom-template';
import { FullModalTemplate } from '../../features/templates/full-modal-template';
import { type TemplateId, templatePath, templates } from '../../features/templates/template-list';

const bodies: Record<TemplateId, ComponentType> = {
  category: CategoryTemplate,
  'box-modal': BoxModalTemplate,
  'full-modal': FullModalTemplate,
  'bottom-sheet': BottomSheetTemplate,
  'fixed-bottom': FixedBottomTemplate,
};

const templateAt = (pathname: string) =>
  templates.find(([id]) => templatePath(id) === pathname) ?? templates[0];

export const meta = (_app: unknown, { url }: PageRequest): PageMeta => ({
  title: `${templateAt(url.pathname)[1]} 템플릿`,
  robots: 'noindex',
});

/** A starting point for sub pages, in the shop's frame, with its layer in the URL. */
export function Page() {
  const [id, title] = templateAt(useLocation().pathname);
  const Body = bodies[id];
  return (
    <MarkupStage>
      <PageFrame title={title}>
        <Body />
      </PageFrame>
    </MarkupStage>
  );
}
