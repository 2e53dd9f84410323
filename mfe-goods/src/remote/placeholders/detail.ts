import type { PagePlaceholder } from '@shop/shared/app/document';
import styles from './detail.module.css';

/** The start of a product, in the places in which `pages/detail` draws it. */
export const placeholder: Omit<PagePlaceholder, 'styles'> = {
  path: '/goods/detail',
  status: '상품을 불러오고 있어요.',
  element: [
    'main',
    styles.page,
    [
      ['div', styles.gallery, [['img', styles.picture, 'picture']]],
      [
        'div',
        styles.heading,
        [
          ['p', styles.brand, 'brand'],
          ['h1', styles.name, 'name'],
          ['p', styles.rating, 'rating'],
          ['strong', styles.price, 'price'],
        ],
      ],
    ],
  ],
};
