import fs from 'node:fs';
import path from 'node:path';

const ENDING = '.tpl';
const templates = path.join(import.meta.dirname, 'templates');

const fill = (text, values) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => values[key]);

/**
 * The files of a template, with `{{key}}` replaced in their paths and texts.
 * @returns text by path below `to`
 */
export function fromTemplate(name, to, values) {
  const folder = path.join(templates, name);
  const files = fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(ENDING))
    .sort();
  return new Map(
    files.map((file) => [
      `${to}/${fill(file.slice(0, -ENDING.length), values).replaceAll('\\', '/')}`,
      fill(fs.readFileSync(path.join(folder, file), 'utf8'), values),
    ]),
  );
}
