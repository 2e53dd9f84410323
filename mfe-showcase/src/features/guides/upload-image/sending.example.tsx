import { type FileState, FileUpload } from '@shop/shared/ui';
import { useState } from 'react';

const file = (name: string) =>
  new File([''], name, { type: 'application/pdf', lastModified: 1_772_400_000_000 });

const states: Record<string, FileState> = {
  '보내는 중.pdf': { percent: 40 },
  '끊긴 파일.pdf': {
    problem: '‘끊긴 파일.pdf’ 사진을 올리지 못했어요. 인터넷 연결을 확인해 주세요',
    onRetry: () => undefined,
  },
  '깨진 파일.pdf': { problem: '사진 파일이 손상되어 열 수 없어요.', onRetry: undefined },
};

export function Example() {
  const [files, setFiles] = useState(Object.keys(states).map(file));
  return (
    <FileUpload
      label="사진 첨부"
      files={files}
      onChange={setFiles}
      maxCount={5}
      accept={['application/pdf', 'image/*']}
      stateOf={({ name }) => states[name]}
    />
  );
}
