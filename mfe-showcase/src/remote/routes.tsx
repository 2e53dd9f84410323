import { type App, type PageDefinition, page, type RemoteRoute } from '@shop/shared/app';
import { templatePath, templates } from '../features/templates/template-list';

const pages: Pick<PageDefinition, 'id' | 'path' | 'queryParams' | 'title' | 'component'>[] = [
  {
    id: 'showcase.markup',
    path: '/markup',
    queryParams: ['q', 'mode'],
    title: '디자인 레퍼런스',
    component: () => import(/* webpackChunkName: "showcase.markup" */ '../pages/index/index.page'),
  },
  {
    id: 'showcase.markup-guide',
    path: '/markup/guide/:id',
    queryParams: ['mode'],
    title: '가이드',
    component: () =>
      import(/* webpackChunkName: "showcase.markup-guide" */ '../pages/guide/guide.page'),
  },
];

const template = () =>
  import(/* webpackChunkName: "showcase.markup-template" */ '../pages/template/template.page');

/** Index, guides and templates of the design reference (spec section 2, `/markup`). */
export const createRoutes = (app: App): RemoteRoute[] => [
  ...pages.map((definition) =>
    page({ layout: 'publish-guide', keepsScroll: true, ...definition }, app),
  ),
  ...templates.map(([id, title]) =>
    page(
      {
        id: `showcase.markup-template:${id}`,
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
