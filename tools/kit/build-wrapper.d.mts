export function buildWrapper(folder: string): Promise<string>;
export function packKit(
  folder: string,
  wrapper: string,
): Promise<{ version: string; files: Record<'kit.tgz' | 'kit.cjs', Buffer> }>;
