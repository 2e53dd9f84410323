import { FileUpload } from '@shop/shared/ui';
import { useState } from 'react';

const file = (name: string) =>
  new File([''], name, { type: 'application/pdf', lastModified: 1_772_400_000_000 });

export function Example() {
  const [files, setFiles] = useState([file('거래명세서.pdf'), file('운송장.pdf')]);
  return (
    <FileUpload
      label="서류 첨부"
      files={files}
      onChange={setFiles}
      maxCount={3}
      accept={['application/pdf', 'image/*']}
    />
  );
}
