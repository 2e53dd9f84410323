import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Preview of a selected picture; its object URL is revoked on unmount. Shows the file name when the
 * file is not a drawable picture.
 */
export function FilePreview({ file, className }: { file: File; className?: string }) {
  const imageRef = useRef<HTMLImageElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const isPicture = file.type.startsWith('image/') && !hasFailed;

  useLayoutEffect(() => {
    if (!isPicture) return;
    const image = imageRef.current;
    const url = URL.createObjectURL(file);
    const handleError = () => setFailed(true);
    image?.addEventListener('error', handleError);
    if (image) image.src = url;
    return () => {
      image?.removeEventListener('error', handleError);
      URL.revokeObjectURL(url);
    };
  }, [file, isPicture]);

  if (!isPicture) return <span className={className}>{file.name}</span>;
  return <img ref={imageRef} alt={file.name} width={72} height={72} className={className} />;
}
