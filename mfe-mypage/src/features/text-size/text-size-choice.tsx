import { tableEntries } from '@shop/shared/domain';
import { SelectButtons } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { chooseTextSize, chosenTextSize, type TextSize, textSizes } from './text-size';

/** 글자 크기, kept in this browser. */
export function TextSizeChoice() {
  const [size, setSize] = useState<TextSize>('normal');
  // The server does not know it.
  useEffect(() => setSize(chosenTextSize()), []);
  return (
    <SelectButtons
      label="글자 크기"
      columns={3}
      options={tableEntries<TextSize, string>(textSizes).map(([value, text]) => ({ value, text }))}
      value={size}
      onChange={(next) => {
        chooseTextSize(next);
        setSize(next);
      }}
    />
  );
}
