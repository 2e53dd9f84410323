export function withOtherMetrics(
  source: Uint8Array,
  factors: { widthFactor: number; heightFactor: number },
): Buffer;
