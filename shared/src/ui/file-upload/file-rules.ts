export interface FileLimits {
  maxCount: number;
  /** Of one file, in megabytes (10^6 bytes). */
  maxSizeMb: number;
  /** Media types; a `*` stands for any subtype: `image/*`. */
  accept: readonly string[];
}

const isAccepted = (type: string, accept: readonly string[]): boolean =>
  accept.some((pattern) =>
    pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  );

/** Which of the new files may join, and what to say about the others. The server checks again. */
export function admitFiles(
  present: readonly File[],
  added: readonly File[],
  { maxCount, maxSizeMb, accept }: FileLimits,
): { files: File[]; error: string | undefined } {
  const ofType = added.filter((file) => isAccepted(file.type, accept));
  const ofSize = ofType.filter((file) => file.size <= maxSizeMb * 1_000_000);
  const files = [...present, ...ofSize].slice(0, maxCount);
  const reasons = [
    ofType.length < added.length && '올릴 수 없는 형식이에요. 다른 파일을 골라 주세요',
    ofSize.length < ofType.length && `한 장에 ${maxSizeMb}MB까지 올릴 수 있어요`,
    present.length + ofSize.length > maxCount && `${maxCount}장까지 올릴 수 있어요`,
  ];
  return { files, error: reasons.find((reason) => reason !== false) || undefined };
}
