import { FileUpload } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return <FileUpload label="사진 첨부" files={files} onChange={setFiles} maxCount={5} />;
}
