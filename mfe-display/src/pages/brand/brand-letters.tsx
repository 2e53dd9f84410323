import { Link } from '@shop/shared/app';
import { type BrandIndex, paths } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import { Picture } from '@shop/shared/ui';
import type { BrandGroup } from '../../features/brand/brand-index';
import styles from './brand-letters.module.css';

type Brand = BrandIndex['brands'][number];

/** The brand index: links to each letter and the brands below it. */
export function BrandLetters({
  groups,
  isByLatin,
}: {
  groups: readonly BrandGroup<Brand>[];
  isByLatin: boolean;
}) {
  return (
    <>
      <nav aria-label="글자로 찾기" className={styles.letters}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#letter-${letter}`} className={styles.letter}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, brands }) => (
        <section key={letter} id={`letter-${letter}`} className={styles.group}>
          <h3 className={styles.heading}>{letter}</h3>
          <ul className={styles.brands}>
            {brands.map((brand) => (
              <li key={brand.brandNo}>
                <Link to={paths.brand(brand.brandNo)} className={styles.brand}>
                  <Picture
                    className={styles.logo}
                    image={brand.logo}
                    alt=""
                    width={160}
                    height={160}
                    sizes="32px"
                  />
                  <span>{isByLatin ? brand.nameEn : brand.name}</span>
                  <span className={styles.other}>{isByLatin ? brand.name : brand.nameEn}</span>
                  <span className={styles.count}>{groupDigits(brand.goodsCount)}개</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
