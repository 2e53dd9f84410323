/** Writes text to the screen in whole lines, each after the name of who says it: several may speak at once. */
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
