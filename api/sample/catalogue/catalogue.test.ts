import { goodsSchemas } from '@shop/shared/contracts/schemas';
import { archetypes } from '../pictures';
import { readPictureKey } from '../pictures/picture-key';
import { sampleBanners } from './banners';
import { frontCorners } from './front-corners';
import { isContradictory } from './naming-clashes';
import { createPlaces, sampleBrands, sampleCategories } from './places';
import { samplePlanShops } from './plan-shops';
import { reviewsOf } from './review-rows';
import { sellers } from './sellers';
import { sampleShelf } from './shelf';
import { sampleVouchers } from './vouchers';

const now = new Date('2026-11-21T03:00:00Z');
const placeOf = createPlaces();
const shelf = sampleShelf(placeOf, 1, 1_200, now);

describe('the sample shop', () => {
  it('has twelve top categories three levels deep, 60 brands and eight sellers with different delivery rules', () => {
    const categories = sampleCategories();
    expect(categories.filter(({ depth }) => depth === 1)).toHaveLength(12);
    expect(new Set(categories.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3]));
    expect(new Set(categories.map(({ categoryNo }) => categoryNo)).size).toBe(categories.length);
    expect(new Set(sampleBrands().map(({ nameKo }) => nameKo)).size).toBe(60);
    expect(sellers).toHaveLength(8);
    const rules = sellers.flatMap(({ policies }) => policies.map(({ type }) => type));
    expect(new Set(rules)).toEqual(new Set(['10', '20', '30', '40']));
  });

  it('is the same every time', () => {
    expect(sampleShelf(createPlaces(), 1, 1_200, now)[76]).toEqual(shelf[76]);
  });

  it('has goods in every leaf category and of every archetype', () => {
    const leaves = sampleCategories().filter(({ depth }) => depth === 3);
    const all = [...shelf, ...sampleVouchers(1_201, now)];
    expect(new Set(all.map(({ place }) => place.categoryNo)).size).toBe(leaves.length);
    expect(new Set(all.map(({ archetype }) => archetype.id)).size).toBe(archetypes.length);
  });

  it('has options up to three levels, and some things sold out', () => {
    const depths = new Set(shelf.map(({ options }) => options.groups.length));
    expect(depths).toEqual(new Set([0, 1, 2, 3]));
    const gone = shelf.filter(({ options }) => options.skus.every(({ onHand }) => onHand === 0));
    expect(gone.length).toBeGreaterThan(10);
    expect(gone.length).toBeLessThan(120);
  });

  it('shows a selectable colour on the main picture', () => {
    for (const { images, options } of shelf) {
      const keys = options.groups[0]?.values.map(({ imageKey }) => imageKey) ?? [];
      if (keys.some((key) => key !== null)) expect(keys).toContain(images[0]?.key);
    }
  });

  it('prices every goods from 900 won up to its list price', () => {
    for (const { row, prices } of shelf) {
      expect(Number(row.sale_price)).toBeGreaterThanOrEqual(900);
      expect(Number(row.sale_price)).toBeLessThanOrEqual(Number(row.list_price));
      expect(prices.at(-1)).toMatchObject({ price: row.sale_price, toAt: null });
      expect(prices[0]?.price).toBe(row.list_price);
    }
  });

  it('fills 오늘 장보기 with fruit first, then rice and kimchi, and has vouchers that are not new', () => {
    const corner = frontCorners.find(({ title }) => title === '오늘 장보기');
    const categoryNos = corner?.rule?.categoryNos as number[];
    const nameOf = (no: number) =>
      sampleCategories().find(({ categoryNo }) => categoryNo === no)?.name;
    expect(categoryNos.map(nameOf)).toEqual(['과일', '쌀·잡곡', '김치']);
    const month = 30 * 86_400_000;
    for (const { row } of sampleVouchers(1_201, now))
      expect((row.opened_at as Date).getTime()).toBeLessThan(now.getTime() - month);
  });

  it('names phones, laptops and large machines by a model number of their own', () => {
    const machines = shelf.filter(({ archetype }) =>
      ['smartphone', 'laptop', 'monitor', 'washer', 'fridge'].includes(archetype.id),
    );
    expect(machines.length).toBeGreaterThan(20);
    const models = machines.map(
      ({ row }) => / ([A-Z]{2}\d{3}[A-Z]{1,2})(?= |$)/.exec(String(row.name))?.[1],
    );
    expect(models).not.toContain(undefined);
    expect(new Set(models).size).toBe(machines.length);
  });

  it('names nothing by its gift wrapping', () => {
    expect(shelf.filter(({ row }) => String(row.name).includes('포장'))).toEqual(
      shelf.filter(({ row }) => /소포장/.test(String(row.name))),
    );
  });

  it('names nothing with the same word twice in a row', () => {
    const doubled = shelf.filter(({ row }) => /(\S{2,})\s\1(\s|$)/.test(String(row.name)));
    expect(doubled.map(({ row }) => row.name)).toEqual([]);
    expect(shelf.filter(({ row }) => /하루견과.*견과/.test(String(row.name)))).toEqual([]);
  });

  it('names nothing by words that contradict each other', () => {
    const names = shelf.map(({ row }) => String(row.name));
    expect(names.filter(isContradictory)).toEqual([]);
    expect(
      names.filter((name) =>
        /펜타그래프.*(무접점|기계식)|매트.*글로우|레몬 향.*생수|미니.*2[14]kg|견과 견과/.test(name),
      ),
    ).toEqual([]);
  });

  it('counts packs of kimchi by the jar in which it is drawn', () => {
    const kimchi = shelf.filter(({ archetype }) => archetype.id === 'kimchi');
    expect(kimchi.length).toBeGreaterThan(5);
    for (const { options } of kimchi) expect(options.text).toBe('1통, 2통');
  });

  it('uses only image keys that can be drawn', () => {
    const keys = [
      ...shelf.flatMap(({ images }) => images.map(({ key }) => key)),
      ...sampleBanners().map(({ image_key }) => String(image_key)),
      ...samplePlanShops([], now).planShops.map(({ image_key }) => String(image_key)),
    ];
    expect(keys.filter((key) => readPictureKey(key) === undefined)).toEqual([]);
  });

  it('has reviews of their own words and pictures', () => {
    for (const goods of shelf.slice(0, 200)) {
      const { reviews, files } = reviewsOf(goods, now, 1);
      const texts = reviews.map(({ body }) => body);
      expect(new Set(texts).size).toBe(texts.length);
      for (const { image_key: key } of files) {
        expect(readPictureKey(String(key))).toBeDefined();
        expect(goods.images.map((image) => image.key)).not.toContain(key);
      }
    }
  });

  it('has no reviews, sales or 베스트 of goods that were never sent', () => {
    const unsent = shelf.filter(
      ({ row }) => row.goods_type === 'RESERVATION' || row.status === 'READY',
    );
    expect(unsent.length).toBeGreaterThan(3);
    for (const goods of unsent) {
      expect(reviewsOf(goods, now, 1)).toMatchObject({ reviews: [], stat: { review_cnt: 0 } });
      expect(goods.row.sales_cnt).toBe(0);
      expect(goods.row.badges).not.toContain('best');
    }
  });

  it('writes details and notices in the shapes of the contract', () => {
    const { content, notice } = goodsSchemas.detail.reply.shape;
    for (const goods of shelf.slice(0, 300)) {
      expect(content.safeParse(goods.content).success).toBe(true);
      expect(notice.shape.rows.safeParse(goods.notice).success).toBe(true);
      expect(goods.notice.some(({ value }) => /\{|undefined/.test(value))).toBe(false);
    }
  });
});
