/**
 * Writes output in whole lines with a name prefix, so that parallel processes do not mix within a
 * line.
 */
export function lineWriter(name) {
  let rest = '';
  return {
    write(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) process.stdout.write(`${name} │ ${line}\n`);
    },
  };
}
