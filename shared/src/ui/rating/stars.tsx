const star = 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
const places = [0, 24, 48, 72, 96];

/** Five stars filled up to the score. An inner svg of the score's width clips the filled row. */
export function Stars({ score, className }: { score: number; className?: string }) {
  const row = places.map((x) => <path key={x} d={star} transform={`translate(${x} 0)`} />);
  return (
    <svg className={className} viewBox="0 0 120 24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round">
        {row}
      </g>
      <svg width={Math.max(0, Math.min(5, score)) * 24} height="24" aria-hidden="true">
        <g fill="currentColor">{row}</g>
      </svg>
    </svg>
  );
}
