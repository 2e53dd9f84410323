import { type Body, bodyNames } from '@shop/shared/domain';
import { VisuallyHidden } from '@shop/shared/ui';
import { clothesCharts, otherColumns, type Span, shoeCharts, type Wear } from './size-charts';
import styles from './size-guide.module.css';

export interface SizeTableProps {
  body: Body;
  wear: Wear;
  /** The size that fits the shopper. */
  mine: string | undefined;
}

interface Chart {
  columns: readonly string[];
  rows: readonly { size: string; cells: readonly string[] }[];
}

const spanText = ([from, to]: Span): string => `${from}–${to}`;

const clothesChart = (body: Body): Chart => ({
  columns: ['키', '몸무게(kg)', ...otherColumns[body]],
  rows: clothesCharts[body].map(({ size, heightCm, weightKg, others }) => ({
    size,
    cells: [spanText(heightCm), spanText(weightKg), ...others],
  })),
});

const shoeChart = (body: Body): Chart => ({
  columns: ['발 길이', 'EU'],
  rows: shoeCharts[body].map(({ sizeMm, eu }) => ({
    size: String(sizeMm),
    cells: [(sizeMm / 10).toFixed(1), eu],
  })),
});

/** The sizes of one chart in cm. */
export function SizeTable({ body, wear, mine }: SizeTableProps) {
  const { columns, rows } = wear === 'SHOES' ? shoeChart(body) : clothesChart(body);
  const name = `${bodyNames[body]} ${wear === 'SHOES' ? '신발' : '의류'} 사이즈`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the wide table scrollable by keyboard
    <section tabIndex={0} className={styles.scroll} aria-label={`${name} 표`}>
      <table className={styles.table}>
        <caption>
          {name} <span className={styles.unit}>단위 cm</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">사이즈</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, cells }) => (
            <tr key={size} data-mine={size === mine}>
              <th scope="row">
                {size}
                {size === mine && <VisuallyHidden> 추천 사이즈</VisuallyHidden>}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
