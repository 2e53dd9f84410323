import type { CallReply, OwnDataSection, ownDataCalls } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';

type Copy = CallReply<typeof ownDataCalls.copy>;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '');

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** A value as people read it: lists and objects as their parts, instants as Korean time. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'number') return value.toLocaleString('ko-KR');
  if (typeof value === 'string') return INSTANT.test(value) ? dottedDateTime(value) : value;
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${textOf(part)}`)
    .join(', ');
}

const cell = (value: unknown): string => escaped(textOf(value)).replaceAll('\n', '<br>');

function tableOf({ title, rows }: OwnDataSection): string {
  const [first] = rows;
  if (!first) return `<h2>${escaped(title)}</h2><p>없음</p>`;
  const names = Object.keys(first);
  const head = names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${names.map((name) => `<td>${cell(row[name])}</td>`).join('')}</tr>`)
    .join('');
  return `<h2>${escaped(title)} (${rows.length})</h2><div><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** A document of its own that needs no network and runs no script. */
export const documentOf = ({ at, sections }: Copy): string =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>온담 내 데이터</title><style>body{font:15px/1.5 system-ui,sans-serif;margin:24px;color-scheme:light dark}div{overflow-x:auto}table{border-collapse:collapse}th,td{border:1px solid #8888;padding:6px 10px;text-align:left;vertical-align:top}th{white-space:nowrap}</style></head><body><h1>온담 내 데이터</h1><p>${escaped(dottedDateTime(at))}에 받은 사본이에요.</p>${sections.map(tableOf).join('')}</body></html>`;

const contents = {
  json: (data: Copy) => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  html: (data: Copy) => new Blob([documentOf(data)], { type: 'text/html' }),
} as const;

/** Saves the copy as a file of this browser. */
export function download(data: Copy, format: keyof typeof contents): void {
  const url = URL.createObjectURL(contents[format](data));
  const link = document.createElement('a');
  link.href = url;
  link.download = `ondam-my-data-${data.at.slice(0, 10)}.${format}`;
  link.click();
  // Not at once: WebKit reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
