export interface FileLimits {
  maxCount: number;
  /** Size per file, in megabytes (10^6 bytes). */
  maxSizeMb: number;
  /** Media types; `*` matches any subtype: `image/*`. */
  accept: readonly string[];
}

const isAccepted = (type: string, accept: readonly string[]): boolean =>
  accept.some((pattern) =>
    pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  );

/** image/jpeg → JPG, image/* → 사진. */
const kindName = (pattern: string): string =>
  pattern === 'image/*'
    ? '사진'
    : (pattern.split('/').at(-1) ?? '').toUpperCase().replace('JPEG', 'JPG');

/** Identifies a selected file. */
export const fileKey = ({ name, size, lastModified }: File): string =>
  `${name}-${size}-${lastModified}`;

/** Why this file is rejected, and the correction; undefined when it is accepted. */
function refusal(file: File, present: ReadonlySet<string>, limits: FileLimits): string | undefined {
  const { accept, maxSizeMb } = limits;
  if (!isAccepted(file.type, accept)) {
    const kinds = accept.map(kindName).join('·');
    return `‘${file.name}’ 파일은 올릴 수 없는 형식이에요. ${kinds} 파일을 골라 주세요`;
  }
  if (file.size > maxSizeMb * 1_000_000)
    return `‘${file.name}’ 파일이 너무 커요. 한 장에 ${maxSizeMb}MB까지 올릴 수 있어요`;
  if (present.has(fileKey(file))) return `‘${file.name}’ 파일은 이미 골랐어요`;
  return undefined;
}

/** The accepted files, and the message about the first rejected one. The server validates again. */
export function admitFiles(
  present: readonly File[],
  added: readonly File[],
  limits: FileLimits,
): { files: File[]; error: string | undefined } {
  const known = new Set(present.map(fileKey));
  const admitted: File[] = [];
  let error: string | undefined;
  for (const file of added) {
    const reason = refusal(file, known, limits);
    error ??= reason;
    if (reason) continue;
    known.add(fileKey(file));
    admitted.push(file);
  }
  const files = [...present, ...admitted];
  if (files.length > limits.maxCount) error ??= `${limits.maxCount}장까지 올릴 수 있어요`;
  return { files: files.slice(0, limits.maxCount), error };
}

/** The files with this one moved one position forward or back. */
export function moveFile(files: readonly File[], file: File, step: 1 | -1): File[] {
  const at = files.indexOf(file);
  const others = files.filter((other) => other !== file);
  return [...others.slice(0, at + step), file, ...others.slice(at + step)];
}
