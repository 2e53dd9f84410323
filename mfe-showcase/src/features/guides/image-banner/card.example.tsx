import { ImageBanner } from '@shop/shared/ui';
import { blouse, wideImage } from '../../kit/sample-goods';
import styles from './card.module.css';

export function Example() {
  return (
    <ul className={styles.pair}>
      <li>
        <ImageBanner
          look="small"
          image={blouse.image}
          link="/markup/guide/imageBanner?c=1"
          eyebrow="무아르"
          title="가볍고 따뜻하게"
        />
      </li>
      <li>
        <ImageBanner look="small" image={wideImage} link={null} title="곧 열려요" />
      </li>
    </ul>
  );
}
