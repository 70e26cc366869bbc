import { useEffect, useRef, useState } from 'react';
import { FileIcon } from './file-icon.tsx';
import styles from './file-picker.module.css';

const LONGEST_SIDE = 192;

/** Draws the image: the content security policy shows no address that a page makes up for a file. */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File>();
  useEffect(() => {
    let current = true;
    createImageBitmap(file).then(
      (image) => {
        if (current && canvas.current) {
          draw(image, canvas.current);
          setDrawn(file);
        }
        image.close();
      },
      () => setDrawn(undefined),
    );
    return () => {
      current = false;
    };
  }, [file]);
  return (
    <div className={styles.preview}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Preview of ${file.name}`}
        hidden={drawn !== file}
        className={styles.image}
      />
      {drawn !== file && <FileIcon />}
    </div>
  );
}

function draw(image: ImageBitmap, canvas: HTMLCanvasElement) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
}
