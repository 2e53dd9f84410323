import { FileUpload } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileUpload label="운송장 사진" files={files} onChange={setFiles} maxCount={1} maxSizeMb={2} />
  );
}
