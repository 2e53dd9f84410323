import * as calls from '@shop/shared/contracts';
import * as schemas from '@shop/shared/contracts/schemas';
import { z } from 'zod';
const strings = (json: any, at = ''): string[] => {
  if (!json || typeof json !== 'object') return [];
  const out: string[] = [];
  if (json.type === 'string' && !json.enum && !json.format) out.push(at + (json.pattern ? '~' : ''));
  for (const [k, v] of Object.entries(json.properties ?? {})) out.push(...strings(v, `${at}.${k}`));
  for (const k of ['anyOf', 'oneOf', 'allOf']) for (const v of json[k] ?? []) out.push(...strings(v, at));
  if (json.items) out.push(...strings(json.items, `${at}[]`));
  return out;
};
it('x', () => {
  const lines: string[] = [];
  for (const [name, group] of Object.entries(calls)) {
    if (!name.endsWith('Calls')) continue;
    const sch = (schemas as any)[name.replace('Calls', 'Schemas')];
    for (const [k, c] of Object.entries(group as any) as any) {
      const s = sch[k];
      const inp = [...new Set(['params', 'query', 'body'].flatMap((p) => s[p] ? strings(z.toJSONSchema(s[p], { io: 'input', unrepresentable: 'any' }), p) : []))];
      const out = [...new Set(strings(z.toJSONSchema(s.reply, { io: 'output', unrepresentable: 'any' })))];
      lines.push(`${c.auth} ${c.method} ${c.id} IN ${inp.join(' ')} OUT ${out.join(' ')}`);
    }
  }
  require('fs').writeFileSync('/tmp/walk.txt', lines.join('\n'));
});
