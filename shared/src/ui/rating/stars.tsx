/** One star from its top, and the way from there to the top of the next one, 24 units to the right. */
const star = '2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
const row = `m12 3.8 ${Array(5).fill(star).join('m24 0 ')}`;

/** Five stars filled up to the score. An inner svg of the score's width clips the filled row. */
export function Stars({ score, className }: { score: number; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 120 24" aria-hidden="true" focusable="false">
      <path d={row} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      <svg width={Math.max(0, Math.min(5, score)) * 24} height="24" aria-hidden="true">
        <path d={row} fill="currentColor" />
      </svg>
    </svg>
  );
}
