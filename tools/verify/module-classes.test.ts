import { strayClasses } from './module-classes.mjs';

const modules = { 'a/card.module.css': '.card{top:0}.card>.price{top:0}:global(.swiper){top:0}' };
const card = (body: string) => ({
  'a/ui/card.tsx': `import styles from '../card.module.css';\n${body}`,
});

test('takes classes that are defined and used', () => {
  const sources = card(
    '<p className={styles.card}><b className={isNew ? styles?.price : ""} /></p>',
  );
  expect(strayClasses(sources, modules)).toEqual([]);
});

test('names what no rule defines, and what nothing uses', () => {
  expect(strayClasses(card('<p className={styles.cart} />'), modules)).toEqual([
    'a/ui/card.tsx: a/card.module.css has no .cart',
    'a/card.module.css: nothing uses .card',
    'a/card.module.css: nothing uses .price',
  ]);
});

test.each(['styles[tone]', 'useStyles(styles)', '{ ...styles }'])(
  'knows of no use when names are computed as in %s',
  (use) => {
    expect(strayClasses(card(use), modules)).toEqual([]);
  },
);
