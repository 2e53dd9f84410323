import { useLayoutEffect, useRef } from 'react';

/** A chosen picture before it is sent. Its address lives as long as it is shown. */
export function FilePreview({ file, className }: { file: File; className?: string }) {
  const imageRef = useRef<HTMLImageElement>(null);

  useLayoutEffect(() => {
    const url = URL.createObjectURL(file);
    if (imageRef.current) imageRef.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return <img ref={imageRef} alt={file.name} width={72} height={72} className={className} />;
}
