import { type App, type PageDefinition, page, type RemoteRoute } from '@shop/shared/app';
import { templatePath, templates } from './templates/template-list';

const pages: Pick<PageDefinition, 'id' | 'path' | 'queryParams' | 'title' | 'component'>[] = [
  {
    id: 'shell.markup',
    path: '/markup',
    queryParams: ['q', 'mode'],
    title: '디자인 레퍼런스',
    component: () => import(/* webpackChunkName: "shell.markup" */ './index/index.page'),
  },
  {
    id: 'shell.markup-guide',
    path: '/markup/guide/:id',
    queryParams: ['mode'],
    title: '가이드',
    component: () => import(/* webpackChunkName: "shell.markup-guide" */ './guides/guide.page'),
  },
];

const template = () =>
  import(/* webpackChunkName: "shell.markup-template" */ './templates/template.page');

/** The shell's own pages of the design reference (spec section 2, `/markup`). */
export const markupRoutes = (app: App): RemoteRoute[] => [
  ...pages.map((definition) =>
    page({ layout: 'publish-guide', keepsScroll: true, ...definition }, app),
  ),
  ...templates.map(([id, title]) =>
    page(
      {
        id: `shell.markup-template:${id}`,
        path: templatePath(id),
        queryParams: [],
        title,
        header: { kind: 'sub' },
        component: template,
      },
      app,
    ),
  ),
];
