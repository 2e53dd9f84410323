import fs from 'node:fs';
import path from 'node:path';

const HEADINGS = ['Context', 'Options considered', 'Decision', 'Consequences'];
const HEAD = /^# (.+)\n\nDate: (\d{4}-\d\d-\d\d)\nStatus: (.+)\n/;
const MOST_WORDS = 450;

function formOf(name, text) {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const words = text.split(/\s+/).filter(Boolean).length;
  return [
    ...(HEAD.test(text) ? [] : [`${name}: begins with "# title", then "Date:" and "Status:"`]),
    ...(headings.join() === HEADINGS.join() ? [] : [`${name}: has not ${HEADINGS.join(', ')}`]),
    ...(words > MOST_WORDS ? [`${name}: ${words} words; at most ${MOST_WORDS}`] : []),
  ];
}

/** The row of the index, as cells, without the padding of its table. */
function rowOf(name, text) {
  const [, title, date, status] = HEAD.exec(text) ?? [];
  return `| ${date} | [${title}](${name}) | ${status} |`;
}

/** Checks that decisions have one form, and that the index has each with its date and status. */
export function checkDecisions(folder) {
  const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  const index = read('README.md').replace(/ +/g, ' ');
  const names = fs.readdirSync(folder).filter((name) => /^\d.*\.md$/.test(name));
  const wrong = names.flatMap((name) => {
    const text = read(name);
    const row = rowOf(name, text);
    return [
      ...formOf(name, text),
      ...(index.includes(row) ? [] : [`docs/decisions/README.md lacks the row ${row}`]),
    ];
  });
  if (wrong.length) throw new Error(wrong.join('\n'));
}
